// Made by scripts/pack-tables.ts from the source's figures: do not edit.
import type { Figures } from '../../figures.js'

export const cdc2000HeadFigures: Figures = {
  range: [0, 3],
  per: { x: 24, l: 100000000, m: 100000, s: 100000000 },
  male: '1ACEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEC 4oypxsapuvpWx9p89Bol6vmB51zjTxl5lJpty+E5t18C1nr2B9k0hB1ioS950Jt75D9kGwr/BoxmD8z5Dkz/Dky9D042DkltDwwiDwy3CwjtC4ohCkthCopkB4o3BwieghgBwsZ4uWosR4tPgwMglKgzIht29J 4u7y6G0wtI457Dx9qH8l5Ir4Xt8Jr7E50CvyBzflVpOlKxH1FlElD5C/B3BpBnBbbVVNNNLJHLDJC50F 4s+t+J30/d1gxI6gkXzyhei68D0yuB+gVk5K6iG41DqrC2yB8iBmZwS8NuKsIwGgFqEoD8CmCgCuBwBgBeeOcMMOMzpf',
  female: '1ACEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEC 4xj+23Hp64/agy3EowqsYxtk+gB4g/jD4z23Boo6iBkt4Xkj3QowhM8vlJ+osGgt/Ekg1D422Cy//B41uB0zhB85X4rQktKslHoxCgyBxM5kCx3ChrC5vEhkDxwDxpEpqDpxCx0GApkklD 4oz7zG0siIg+4DrliH82tInpW7pJvyEvwCzvBpe7T5N5JjHpFhEpDtC/BxBvBfdbTTLTJJNDLFHDv5G 4+kp+Iv56X/toG4gkS7p7XyunDk5mBixRm/IygFigD48B2nBsb+S6N8J8HuF2EqD4CuCwB0BkBiBYaQQOOKEOCrhX',
}
