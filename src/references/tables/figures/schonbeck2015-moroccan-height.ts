// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2015MoroccanHeightFigures: Figures = {
  range: [0.0767, 21],
  per: { x: 10000, l: 1, m: 100, s: 10000 },
  male: 'bMxGm+i3o|.5k0SkA,dDcBvd::&62p|}I,s]3 vI7}y:g=>|z7I9[[k05E,G8Fm&=E&?M:+zo3o8u|p.5BrShpw_DBAxN-GG)?hAMeA31ir[C_pdC!|4&h68uBB7vpFE8:C(Fehd;x5n0)SGht5wmM16S',
  female: 'bMxGm+i3o|.5k0SkA,dDcBvd::&62p|}I,s]3 vI7}y:g=>:EF3f162s.|2fF)v&esaw].s:dD>tCI?p=9+-5S33!l64upBaG0iicI]3ut7B_Nmh>](B2)M;_eu!a9Gc_eg)=31ze=uzrrwB:c0((,',
}
