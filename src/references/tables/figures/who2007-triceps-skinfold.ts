// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const who2007TricepsSkinfoldFigures: Figures = {
  range: [0.24914442162902123, 5.08145106091718],
  per: { x: 365.25, l: 10000, m: 10000, s: 100000 },
  male: 'f9.0?2om8p[(n;t!DMN0-C_}>y}ufID85_d.ak|Sgko(u|106mySs02N4G)tSe> ,cM!!t&lyS2brm|sMsri:(4vio-f5}Fm>o[i;3e71beD8r5dFtgbgl:hxpI1E:2;7E.!31M]&w+AwS-&tN|(Nm+BMg',
  female: 'fM}-} toarb9;1.;7FSB0!9l+h-s?MyMC1&G8hAwy78I:F;9|=4?.d:Ae 2[bef9SS_5s-6.aSDG1wpfsl?pS5eBitt5G7d6h}m7l_6AC+x?4aEkMkt:FF)dtp7?eg1S(4_]0D)=4IyeIdnN;.p|D9zm>c7F[p6n+d]',
}
