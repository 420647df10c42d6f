// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000WeightInfantFigures: Figures = {
  range: [0, 3],
  per: { x: 24, l: 100000000, m: 1000000, s: 10000000 },
  male: '1ACEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEC 4415m6KhjvhzB5ouooB836u8Btwnn+BhlukC4zlLqjqYgv5V435Q45sMioiJ4n1Gs3+Esm3Dw57C41nC4p5B08uBwunBsthBo8d8pa8+Xw0Vw4T4zR00PwrNg+KguIg5Fo9B02Ep4GtvClmGsvutD 429u3Gu07c4j0Y3q2d6qmeh3CtlB5ZtX9W/W7VpVtVtQhWlNxR1PxMxMlN5I9LlIhKhFtJhFxHtE5DpGlDtE9B5D9iuE 46og9Cnn8Dnn+B46zD5vlEy4G8xDkqC0xBuhBoW8P2K4H2FiEkDiC8BoBaYOKEGCDCHCAHAAAH1+E',
  female: '1ACEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEC 44ir7/I50j7c5supTkvr3ch98yf8rofwsqU4l+M06rI4zxFw44Dy9zC0r7B0vqB0zei4VokQskKkuH0sEgrC0Z5ItdhtBtxBpuBtsBtiBxWxMpBwMwW4rBkS08Bo54vB 4khvvGsgqY2upV7uhZiorZ5UvStR/Q9PpPxO9NjNpMlM5J7M5H1KxHlIhK5DtJhF9GlDxHlD1FxCtE5DxCxCxChz0E 42w32Cp3uCxktBwuqC/30C8zEwpC2nBsXgO8IgG4D4C4BkBgBOIKIJGCJGAFGDIDIGGEMt5K',
}
