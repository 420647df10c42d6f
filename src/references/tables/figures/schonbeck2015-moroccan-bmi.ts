// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const schonbeck2015MoroccanBmiFigures: Figures = {
  range: [0.0767, 21],
  per: { x: 10000, l: 1000, m: 100, s: 10000 },
  male: 'bMxGm+i3o|.5k0SkA,dDcBvd::&62p|}I,s]3 vI7}a-w0fsp:}FC}6C,shxwl(m+yi79;NbIn >p;7x-.CD,urM]=uBxr5=44k [>fM5]h1Co-536&a3-m Bhy?:,u=0+?oIs(utl?&4y}ySv7);ng1|6B}22zo9(5kdeS7S|c+:s-}ChlM33[0w)+',
  female: 'bMxGm+i3o|.5k0SkA,dDcBvd::&62p|}I,s]3 vI7}a.B(-l)4;E+r}6D1i+pa0ok2dx-;d0f8!brcc>6;=gm}6zvs(e2pEa]5N(l8.>y5(kzw [clE!yzhaaIGv,>GG[aubSmu=]-Sfgb)mAB9gm:2n!6A|hG06g:2}.y?=I7tFe!&m0kf}M',
}
