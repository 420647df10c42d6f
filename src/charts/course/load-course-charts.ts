import type { CourseCharts } from '../types/growth-over-time.js'

/** Loads what charts show of growth over time, with the first chart that needs it. */
export async function loadCourseCharts(): Promise<CourseCharts> {
  return (await import('./course-charts.js')).courseCharts
}
