import { describe, expect, it } from 'vitest'
import { chartSettings } from '../../../src/charts/chart-settings.js'
import { sheetParameters } from '../../../src/doors/http/query/course-parameters.js'
import { pictureParameters } from '../../../src/doors/http/query/query-parameters.js'
import { growthParameters } from '../../../src/doors/http/query/reference-parameters.js'
import { formatPatientJson } from '../../../src/shown/documents/patient-document.js'
import { jakob } from '../../fixtures/children.js'
import { problemOf, put, service, summaryOf } from './service.js'

const handle = service()
const body = formatPatientJson(jakob)
const chart = (query: string, last = 'Svg') => handle(put(`/api/json/chart/Height/${last}?${query}`, body))

describe('a query parameter', () => {
  it.each([
    'scale=0.1',
    'scale=2.5',
    'scale=10&width=500&height=500',
    'width=100&height=200',
    'crop_x=true',
    'window=fit',
    'window=full&crop_x=true',
    'crop_x=false&crop_x_at=12',
    'crop_x=true&crop_x_at=12.5',
    'crop_y=true',
    'crop_y=true&crop_y_at=190',
    'references=true',
    'references=false',
    'crop_x_at=12',
    'theme=greyscale',
    'background=%23f4f4f4',
    'background=transparent&header=false',
    'responsive=true&custom_properties=true',
    'layout=chart&bone_age_method=tw2-rus',
    '',
  ])('may be %s', async (query) => {
    expect((await chart(query)).status).toBe(200)
  })

  it('draws a clinic sheet by the scale of the bone ages', async () => {
    const sheet = await (await chart('layout=sheet')).text()
    expect(sheet).toContain('data-layout="sheet"')
    expect(sheet).toContain('Greulich-Pyle assumed')
    expect(await (await chart('layout=sheet&bone_age_method=tw2-rus')).text()).not.toContain('assumed')
  })

  it.each([
    ['scale', 'scale=0.09'],
    ['scale', 'scale=10.01'],
    ['scale', 'scale=-1'],
    ['scale', 'scale=1,5'],
    ['scale', 'scale=1e1'],
    ['scale', 'scale=Infinity'],
    ['scale', 'scale=NaN'],
    ['scale', 'scale='],
    ['scale', 'scale=+2'],
    ['scale', 'scale=%E0%A4%A'],
    ['scale', 'scale=10&width=2000&height=2000'],
    ['width', 'width=99&height=500'],
    ['width', 'width=10001&height=500'],
    ['width', 'width=500.5&height=500'],
    ['width', 'width=1e3&height=500'],
    ['width', 'width=0x200&height=500'],
    ['width', 'width=9000&height=9000'],
    ['height', 'width=500'],
    ['width', 'height=500'],
    ['height', 'width=500&height=-500'],
    ['crop_x', 'crop_x=1'],
    ['window', 'window=Fit'],
    ['theme', 'theme=Dark'],
    ['theme', 'theme='],
    ['background', 'background=red'],
    ['background', 'background=f4f4f4'],
    ['background', 'background='],
    ['header', 'header=no'],
    ['responsive', 'responsive=1'],
    ['custom_properties', 'custom_properties='],
    ['window', 'window='],
    ['layout', 'layout=Sheet'],
    ['width', 'layout=sheet&width=500&height=500'],
    ['bone_age_method', 'layout=sheet&bone_age_method=gp'],
    ['crop_x', 'crop_x=TRUE'],
    ['crop_x', 'crop_x'],
    ['crop_x', 'crop_x=yes'],
    ['crop_x_at', 'crop_x=true&crop_x_at=twelve'],
    ['crop_x_at', 'crop_x=true&crop_x_at=900'],
    ['crop_x_at', 'crop_x=true&crop_x_at=-1'],
    ['crop_y', 'crop_y=on'],
    ['crop_y_at', 'crop_y=true&crop_y_at=9000'],
    ['crop_y_at', 'crop_y_at='],
    ['references', 'references=True'],
  ])('%s can not be %s', async (path, query) => {
    const { status, code, path: named, detail } = await problemOf(await chart(query))
    expect({ status, code, path: named }).toEqual({ status: 400, code: 'invalid_parameter', path })
    expect(detail).toMatch(new RegExp(`^${path} is (missing|.+); expected .+\\.$`))
  })

  it.each([
    ['FORMAT', 'Height', 'Json'],
    ['TYP', 'HeightVelocity', 'Svg'],
    ['TYP', 'WeightLength', 'Svg'],
  ])('%s of %s as %s has no sheet', async (path, type, format) => {
    const answer = await handle(put(`/api/json/chart/${type}/${format}?layout=sheet`, body))
    const { status, code, path: named } = await problemOf(answer)
    expect({ status, code, path: named }).toEqual({ status: 400, code: 'invalid_parameter', path })
  })

  it.each([
    'crop_x=true&crop_x=true',
    'crop_x=true&scale=1&crop_x=false',
    'key=a&crop_x=true&crop_x=true',
    'crop_x=&crop_x=',
  ])('is not given twice: %s', async (query) => {
    expect(await summaryOf(await chart(query))).toEqual({ status: 400, code: 'repeated_parameter', path: 'crop_x' })
  })

  it('that is the key is not given twice either', async () => {
    expect(await summaryOf(await chart('key=a&key=b'))).toMatchObject({ code: 'repeated_parameter', path: 'key' })
  })

  it.each([
    ['cropX', 'cropX=true'],
    ['Scale', 'Scale=1'],
    ['locale', 'locale=en'],
    ['format', 'format=Png'],
    ['idPrefix', 'idPrefix=a'],
    // Identity belongs in no address.
    ['patient_id', 'patient_id=4711'],
    ['patientId', 'patientId=4711'],
    ['__proto__', '__proto__=1'],
    ['', '=1'],
  ])('%s is unknown', async (path, query) => {
    const problem = await problemOf(await chart(query))
    expect(problem).toMatchObject({ status: 400, code: 'unknown_parameter' })
    expect(problem.path ?? '').toBe(path)
    expect(problem.accepted).toEqual([
      ...[...pictureParameters, ...sheetParameters, ...growthParameters([])].map(({ name }) => name),
      'key',
    ])
  })

  it('is the same for references', async () => {
    expect((await chart('references=true&scale=2&crop_x=true&crop_x_at=3', 'references')).status).toBe(200)
    expect(await summaryOf(await chart('scale=11', 'references'))).toMatchObject({ status: 400, path: 'scale' })
    expect(await summaryOf(await chart('crop_x=true&crop_x_at=900', 'references'))).toMatchObject({ path: 'crop_x_at' })
  })

  it('of a chart is unknown to a calculation, and the other way round', async () => {
    const response = await handle(put('/api/json?scale=1'))
    expect(await summaryOf(response)).toEqual({ status: 400, code: 'unknown_parameter', path: 'scale' })
    for (const last of ['Json', 'references']) {
      expect(await summaryOf(await chart('extensions=true', last))).toEqual({
        status: 400,
        code: 'unknown_parameter',
        path: 'extensions',
      })
    }
  })

  it.each(['extensions', 'extensions=', 'extensions=1', 'extensions=True', 'extensions=yes', 'extensions=true,'])(
    'can not be %s',
    async (query) => {
      const response = await handle(put(`/api/xml?${query}`, '<Patient />'))
      const { status, code, path, detail } = await problemOf(response)
      expect({ status, code, path }).toEqual({ status: 400, code: 'invalid_parameter', path: 'extensions' })
      expect(detail).toMatch(/; expected true or false\.$/)
    },
  )

  it('of a calculation is not given twice', async () => {
    const response = await handle(put('/api/json?extensions=true&extensions=true'))
    expect(await summaryOf(response)).toMatchObject({ code: 'repeated_parameter', path: 'extensions' })
  })

  it('is quoted in part only, and legibly', async () => {
    const { detail } = await problemOf(await chart(`scale=${'9'.repeat(400)}x%00%EF%BF%BE`))
    expect(detail.length).toBeLessThan(120)
    const response = await handle(put(`/api/xml/chart/Height/Svg?%EF%BF%BF%00=1`, '<Patient />'))
    expect(await problemOf(response)).toMatchObject({ code: 'unknown_parameter' })
  })
})

describe('the description of parameters', () => {
  const other = { width: { height: 500 }, height: { width: 500 }, scale: { width: 100, height: 100 } }
  const accepts = (request: object) => {
    try {
      return chartSettings({ type: 'Height', ...request }) !== undefined
    } catch {
      return false
    }
  }

  it.each(pictureParameters.filter(({ minimum }) => minimum !== undefined))('has the range of $name', (parameter) => {
    const { key, minimum = 0, maximum = 0, default: usual } = parameter
    const step = parameter.kind === 'integer' ? 1 : 0.001
    const accepted = (value: number) => accepts({ ...other[key as 'width'], [key]: value })
    expect([minimum - step, minimum, maximum, maximum + step].map(accepted)).toEqual([false, true, true, false])
    expect(chartSettings({ type: 'Height' })[key as 'width']).toBe(usual)
  })
})
