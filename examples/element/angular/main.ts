// Angular compiles this in the browser, which needs no builder; with the Angular CLI, leave out the first import.
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { defineChartElement, type PointSelectDetail } from 'auxology/element'
import { child } from '../child.js'

defineChartElement()

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <auxology-chart
      [patient]="child"
      [request]="request"
      [options]="options"
      (pointselect)="select($event)"
    ></auxology-chart>
    <p id="selected">{{ selected() }}</p>
  `,
})
class Growth {
  readonly child = child
  readonly request = { type: 'Height' }
  readonly options = { locale: 'en' }
  readonly selected = signal('')

  select({ detail: { point } }: CustomEvent<PointSelectDetail>): void {
    this.selected.set(`${point.date}: ${point.y} cm`)
  }
}

await bootstrapApplication(Growth, { providers: [provideZonelessChangeDetection()] })
