import type { Scene } from '../../../../src/ground/scene/scene.js'

/** A scene with every kind of shape. It never changes, so that renderings of it can be compared with a golden picture. */
export const sampleScene: Scene = {
  width: 300,
  height: 200,
  language: 'de',
  title: 'Muster',
  description: 'Alle Formen.',
  fontFamily: 'Roboto, sans-serif',
  shapes: [
    { kind: 'text', x: 10, y: 24, text: 'Größe „Łódź“ ≥ 97 %', size: 16, bold: true, fill: '#0b6479', anchor: 'start' },
    { kind: 'text', x: 290, y: 24, text: '−1,25 · P10,6', size: 12, fill: '#333333', anchor: 'end' },
    { kind: 'text', x: 20, y: 150, text: 'Größe (cm)', size: 12, fill: '#333333', anchor: 'middle', rotate: -90 },
    { kind: 'rect', x: 40, y: 40, width: 240, height: 140, fill: '#ffffff', stroke: '#8a97a6', strokeWidth: 1 },
    {
      kind: 'group',
      clip: { x: 40, y: 40, width: 240, height: 140 },
      shapes: [
        { kind: 'path', lines: [[0, 170, 160, 100, 320, 60, 320, 20, 160, 60, 0, 130]], closed: true, fill: '#d6e9ee' },
        { kind: 'path', lines: [[0, 150, 160, 80, 320, 40]], stroke: '#0b6479', strokeWidth: 2.5 },
        { kind: 'path', lines: [[0, 250, 160, 120, 320, 160]], stroke: '#0b6479', strokeWidth: 1.2, dash: [7, 4] },
        { kind: 'rect', x: 20, y: 160, width: 60, height: 60, fill: '#f3dce8' },
      ],
    },
    { kind: 'symbol', symbol: 'circle', x: 120, y: 100, radius: 5, fill: '#14202b', stroke: '#ffffff', strokeWidth: 2 },
    { kind: 'symbol', symbol: 'diamond', x: 160, y: 90, radius: 5, fill: '#ffffff', stroke: '#14202b', strokeWidth: 1 },
  ],
}
