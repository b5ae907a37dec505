import { CONSOLE_FIELD, isConsoleField } from '../shared/blocks/scripted-form/consoleField'
import { actionOf } from '../shared/blocks/workflow-form/action'
import type { FormComponent, FormDocument } from '../shared/blocks/workflow-form/formJson'

type Change = (component: FormComponent) => object

/** A text that cannot be changed is drawn as a read-only field. */
const fact: Change = (component) => ({ ...component, type: 'textfield', disabled: true })

/** The device's own lists are not cut off by the frame, and screen readers support them. */
const select: Change = (component) => ({ ...component, widget: 'html5' })

/** Hides a button whose action the console offers. */
const button: Change = (component) =>
  actionOf(component) === undefined ? component : { ...component, customClass: 'of-the-console' }

/** A field whose value the console chooses; the console also checks the rules for texts. */
const consoleField: Change = ({
  validate: { required, custom, customMessage } = {},
  ...drawn
}) => ({
  ...drawn,
  type: CONSOLE_FIELD,
  input: true,
  multiple: false,
  disabled: isShownOnly(drawn) || drawn.disabled,
  validate: { required, custom, customMessage },
  drawn,
})

function isShownOnly({ type, dataSrc }: FormComponent): boolean {
  return type === 'dn_display' || dataSrc === 'resource'
}

/** Changes by type: types that the renderer does not know or draws differently. */
const changes: Readonly<Record<string, Change>> = {
  title: ({ label = '', ...rest }) => ({ ...rest, type: 'htmlelement', tag: 'h2', content: label }),
  labelelement: fact,
  modaledit: (component) => ({ ...component, type: 'textarea' }),
  dataItemMappingTextField: (component) => ({ ...component, type: 'textfield' }),
  select,
  button,
}

const PARTS = ['components', 'columns', 'rows'] as const

/** Converts a form document of the product to that of the renderer. */
export function libraryForm({ display, title, components = [] }: FormDocument): object {
  return {
    display: display === 'workflowWizard' ? 'wizard' : (display ?? 'form'),
    components: components
      .filter(({ type, label }) => type !== 'title' || label !== title)
      .map(libraryComponent),
  }
}

function libraryComponent(component: FormComponent): object {
  const { type, description, tooltip } = component
  const change = isConsoleField(component) ? consoleField : changes[type]
  const changed = change?.(component) ?? component
  const hint = description === undefined || description === '' ? tooltip : description
  return { ...changed, ...partsOf(component), description: hint ?? '', tooltip: '' }
}

/** Converts the children: components, columns of components, or the cells of a table. */
function partsOf(component: FormComponent): object {
  const found = PARTS.map((name) => [name, component[name]] as const)
  const lists = found.filter(([, parts]) => Array.isArray(parts))
  return Object.fromEntries(lists.map(([name, parts]) => [name, (parts as unknown[]).map(part)]))
}

function part(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(part)
  if (typeof given !== 'object' || given === null) return given
  return 'type' in given
    ? libraryComponent(given as FormComponent)
    : { ...given, ...partsOf(given as FormComponent) }
}
