// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const brooks2011Gmfcs5TubeHeightFigures: Figures = {
  range: [2, 20],
  male: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'kwnBnooB7ExJpK5HjDmCwG6JiL+K2J6H8FoEiDsCgC+B+B2BwBgBSIFPRbdhBhBhBZVH' },
    m: { per: 1000, text: 'g64E/wxExHzM3LvJlInI3IvI3H1G3F5EzDnClBTb9BlDrEtF9FxG9GhHlHjH1GtG9FvF5E9DxClB' },
    s: { per: 100000, text: 'kzYxjZgC8DsE0DkCYHNRNHDDCCCAAFFJHJHHHDFADCAECA' },
  },
  female: {
    x: { per: 2, text: 'IHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    l: { per: 10000, text: 'oka3sZuCyFwG0EKxEhIzJhK7JrJvIjH9EjC4BsGoLmPuRmR6O4KmG4B9BrE3FvGtGlGtFxE/CpB' },
    m: { per: 1000, text: 'ip2E51uE3FvL7NjNlL/IpHtGhGhGhGhGhG9F3F5F3F/FnGtG5G7G1GzGjG5FnFzEhExDhD1ChCtBV' },
    s: { per: 100000, text: 'iia3wakBuCwD2D+C2BOPhBnBjBfVRNNPPPRPNLJFFFHLHLJFFD' },
  },
}
