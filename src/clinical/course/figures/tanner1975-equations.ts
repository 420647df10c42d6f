import type { Gender } from '../../../ground/model/patient.js'
import { type FigureRows, figureRows } from './figure-rows.js'

/** Whether the equations are for every child, or for girls before or after menarche. */
export type TannerGroup = 'any' | 'premenarcheal' | 'postmenarcheal'

/** Equations of a sex, by group. */
export type TannerEquations = { readonly [group in TannerGroup]?: FigureRows }

/**
 * Equations by age: from, to (years), coefficients of height (cm), age (years) and RUS bone age (years), constant (cm),
 * standard deviation of the residuals (cm).
 */
export const tannerByAge: { readonly [gender in Gender]: TannerEquations } = {
  male: {
    any: /* @__PURE__ */ figureRows(`
    4 8 1.2 -7.3 0 82 4; 8 8.5 1.22 -7.2 -0.4 82 3.6; 8.5 9 1.23 -7 -0.7 82 3.6; 9 9.5 1.22 -6.8 -0.8 82 3.6;
    9.5 10 1.21 -6.5 -0.8 82 3.6; 10 10.5 1.2 -6.2 -1 83 3.6; 10.5 11 1.19 -5.9 -1.2 84 3.6;
    11 11.5 1.16 -5.5 -1.6 89 3.5; 11.5 12 1.13 -5.1 -2 94 3.5; 12 12.5 1.08 -4.2 -2.6 98 3.5;
    12.5 13 1.03 -3.4 -3.2 103 3.5; 13 13.5 0.98 -2.6 -3.8 108 3.1; 13.5 14 0.94 -1.9 -4.4 113 3.1;
    14 14.5 0.9 -1.4 -4.5 114 2.9; 14.5 15 0.87 -1 -4.6 114 2.9; 15 15.5 0.84 -0.8 -3.8 104 2.5;
    15.5 16 0.82 -0.6 -3.1 94 2.5; 16 16.5 0.88 -0.4 -2.4 71 2; 16.5 17 0.94 -0.3 -1.8 48 2;
    17 17.5 0.96 -0.2 -1.2 34 0.8; 17.5 18 0.98 -0.1 -0.7 19 0.8`),
  },
  female: {
    any: /* @__PURE__ */ figureRows(`
    4 6 0.95 -6.5 0 93 3.5; 6 6.5 0.95 -6 -0.4 93 3; 6.5 7 0.95 -5.5 -0.8 93 3; 7 7.5 0.94 -5.1 -1 94 3.2;
    7.5 8 0.93 -4.7 -1.1 94 3.2; 8 8.5 0.92 -4.4 -1.5 95 2.9; 8.5 9 0.92 -4 -1.9 96 2.9; 9 9.5 0.92 -3.8 -2.3 99 2.8;
    9.5 10 0.91 -3.6 -2.7 102 2.8; 10 10.5 0.89 -3.2 -3.2 106 2.9; 10.5 11 0.87 -2.7 -3.6 109 2.9;
    15 15.5 0.98 -0.6 -1.1 30 0.8; 15.5 16 0.99 -0.4 -0.7 20 0.8`),
    premenarcheal: /* @__PURE__ */ figureRows(`
    11 11.5 0.83 -2.6 -3.6 114 2.9; 11.5 12 0.82 -2.5 -3.6 115 2.9; 12 12.5 0.83 -2.4 -3.4 111 2.7;
    12.5 13 0.83 -2.3 -3.3 108 2.7; 13 13.5 0.85 -2 -3.1 98 2.2; 13.5 14 0.87 -1.8 -3 90 2.2;
    14 14.5 0.91 -1.6 -2.8 79 1.2; 14.5 15 0.95 -1.4 -2.5 67 1.2`),
    postmenarcheal: /* @__PURE__ */ figureRows(`
    11 11.5 0.87 -2.3 -3.3 100 2.6; 11.5 12 0.89 -1.9 -3.3 91 2.6; 12 12.5 0.91 -1.4 -3.2 82 2.1;
    12.5 13 0.93 -1 -2.7 67 2.1; 13 13.5 0.95 -0.9 -2.2 55 1.6; 13.5 14 0.96 -0.9 -1.8 48 1.6;
    14 14.5 0.96 -0.8 -1.4 40 1.2; 14.5 15 0.97 -0.8 -1.3 37 1.2`),
  },
}
