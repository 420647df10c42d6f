// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs4HeightFigures: Figures = {
  range: [2, 20],
  per: { x: 2, l: 10000, m: 1000, s: 100000 },
  male: 'etCtbS;z?v09:uf[BGAG5oro|af;a2grtNmmCrB_Szuo?kMM|2+vp3rkaxe+sB.3>vtwr>;)l;9vo2}yIm4FN2C-0s&-iDmiM=sECw4[:6c4+=::F>63v]_b749lunvnh(59CAur54ghb_',
  female: 'etCtbS;z+yts=GC|)e?&2|e_p9IF+:wk&3F>&mcbSl5+}b);Ao=N+e}_;-9N3}u!Gnc45rb,v(|m4DC.)2)B9=z]yaz 109Df=y!DdNz9cnay0N?;o7FA+',
}
