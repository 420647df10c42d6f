import { Component, provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { calculatePatient, type Patient } from 'auxology'

const child: Patient = {
  dateOfBirth: '2014-06-04',
  gender: 'male',
  measurements: [{ date: '2024-06-04', sizeCm: 138.2 }],
}

@Component({ selector: 'app-root', template: '<p>{{ score }}</p>' })
class Page {
  readonly score = calculatePatient(child, { today: '2024-06-04' }).measurements[0]?.sizeSds?.value
}

// The page that all bundlers are tried with takes the place of the component once it has run.
bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] }).then(() => import('../page.js'))
