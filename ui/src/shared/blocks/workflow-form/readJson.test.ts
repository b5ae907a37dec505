import type { FormComponent } from './formJson'
import { obstaclesOf } from './obstacles'
import { readField } from './readField'

const part = { id: 'city', condition: undefined }
const reading = { translate: (text: string) => text.replace('Oslo', 'أوسلو'), path: '' }

function select(given: Partial<FormComponent>): FormComponent {
  return { type: 'select', key: 'city', dataSrc: 'json', ...given }
}

const optionsOf = (component: FormComponent) => readField(component, part, reading).options
const isDrawn = (component: FormComponent) =>
  obstaclesOf({ components: [component] }, []) === undefined

test.each<[string, Partial<FormComponent>]>([
  [
    'things by a property and a template',
    {
      data: { json: [{ code: 1, name: { short: 'Oslo' } }] },
      valueProperty: 'code',
      template: '<b>{{ item.name.short }}</b>',
    },
  ],
  ['things with labels', { data: { json: [{ id: '1', label: 'Oslo' }] }, valueProperty: 'id' }],
  [
    'a list within, as it was typed',
    {
      data: { json: '{"found": {"all": [{"id": 1, "label": "Oslo"}]}}' },
      selectValues: 'found.all',
      valueProperty: 'id',
    },
  ],
])('a choice from JSON offers %s, in the language of the form', (_what, given) => {
  expect(isDrawn(select(given))).toBe(true)
  expect(optionsOf(select(given))).toEqual([{ id: '1', text: 'أوسلو' }])
})

test('texts stand for themselves', () => {
  const given = select({ data: { json: ['Bergen', 7] }, template: '<span>{{ item }}</span>' })

  expect(isDrawn(given)).toBe(true)
  expect(optionsOf(given)).toEqual([
    { id: 'Bergen', text: 'Bergen' },
    { id: '7', text: '7' },
  ])
})

test.each<[string, Partial<FormComponent>]>([
  ['whole things are', { data: { json: [{ id: '1', label: 'Oslo' }] } }],
  [
    'what is shown is computed',
    { data: { json: [{ id: '1' }] }, valueProperty: 'id', template: '{{ item.id.toUpperCase() }}' },
  ],
  ['there is no list', { data: { json: { id: '1' } }, valueProperty: 'id' }],
  ['there is no JSON', { data: { json: '[{' } }],
])('the console does not draw it where %s', (_what, given) => {
  expect(isDrawn(select(given))).toBe(false)
})
