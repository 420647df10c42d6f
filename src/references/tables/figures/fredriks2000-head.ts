// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const fredriks2000HeadFigures: Figures = {
  range: [0, 21],
  per: { x: 10000, l: 1, m: 1000, s: 10000 },
  male: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k85)CNs6FB;0M;}N}879g_1?3(esr!38}CMoh))3u>;C-lhp? ?6DkywF)NymA:)(=1933 ?= (uENk!Iw=9.|ukmku7wtinh[Fe>=I:t7ueh,hxw73.5s8f4F',
  female: 'b5dkgDznEB47grwIBv19)czvg3Gyud}k} &wuB!}k85)Bw[r06cgo50e8gk_o98S]s wxwsxr>0:fwe01hFEG]D6M;nB[=;5p]B[?z:EzM53SmGkwDoBE8dg2rbanDCw;y=2,M3b,C6Ss&dc?rlFF+=C>-v|Ayt;sb+',
}
