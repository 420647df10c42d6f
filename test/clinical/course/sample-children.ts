import type { AdultHeightFacts } from '../../../src/clinical/course/adult-height/adult-height-method.js'
import type { AdultHeightGiven } from '../../../src/clinical/course/adult-height/method-forecasts.js'
import { adultHeight } from '../../../src/clinical/growth/target-height.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { scoreAt } from '../../../src/clinical/references/distribution.js'
import { type Lookup, lookUp } from '../../../src/clinical/references/lookup.js'
import type { BoneAgeMethod } from '../../../src/ground/model/course-names.js'
import type { Gender } from '../../../src/ground/model/patient.js'

/** A place of the German set. */
function placeOf(series: 'height' | 'weight', gender: Gender, years: number): Lookup {
  const place = lookUp(germany, series, gender, years)
  if (place === undefined) throw new Error(`no ${series} at ${years}`)
  return place
}

/** The adult end of the height reference. */
function adultOf(gender: Gender): Lookup {
  const adult = adultHeight(germany, gender)
  if (adult === undefined) throw new Error('no adult height')
  return adult
}

/** 10.0 years, 130 cm, 28 kg, bone age 9.0, parents of 175 and 165 cm. */
export function boyOfTen(boneAgeMethod: BoneAgeMethod): AdultHeightGiven & AdultHeightFacts {
  return {
    gender: 'male',
    ageYears: 10,
    heightCm: 130,
    weightKg: 28,
    boneAgeYears: 9,
    boneAgeMethod,
    fatherCm: 175,
    motherCm: 165,
    heightSds: scoreAt(placeOf('height', 'male', 10), 130),
    adult: adultOf('male'),
  }
}

/** A child of median height and weight with bone age = age and parents of median height. */
export function medianChild(gender: Gender, ageYears: number, boneAgeMethod: BoneAgeMethod): AdultHeightGiven {
  return {
    gender,
    ageYears,
    heightCm: placeOf('height', gender, ageYears).m,
    weightKg: placeOf('weight', gender, ageYears).m,
    boneAgeYears: ageYears,
    boneAgeMethod,
    fatherCm: adultOf('male').m,
    motherCm: adultOf('female').m,
    heightSds: 0,
    heights: { scores: [{ years: ageYears, score: 0 }], lines: [] },
    adult: adultOf(gender),
    isPostmenarcheal: gender === 'female' ? ageYears >= 13 : undefined,
  }
}
