import type { CourseRule } from '../rule.js'
import { ourChoice } from '../sources.js'

/** Several measurements of one day: one message, at the last of them. */
export const sameDayTwice: CourseRule = {
  code: 'same_day_twice',
  target: 'date',
  cases: [
    {
      severity: 'hint',
      when: 'another measurement has the same date',
      source: ourChoice('Two entries of one visit belong together; of two different values one is wrong.'),
    },
  ],
  check: (course) => {
    const dated = course.filter(({ day }) => day !== undefined)
    let visits = 1
    dated.forEach(({ day, found }, i) => {
      if (day === dated[i + 1]?.day) {
        visits++
        return
      }
      if (visits > 1) {
        found.push({
          severity: 'hint',
          target: 'date',
          code: 'same_day_twice',
          parameters: { day: day as number, visits },
        })
      }
      visits = 1
    })
  },
}
