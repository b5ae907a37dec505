import {
  CONSOLE_FIELD,
  placeOf,
  type ValueNames,
} from '../shared/blocks/scripted-form/consoleField'
import type { FormComponent } from '../shared/blocks/workflow-form/formJson'
import { readField } from '../shared/blocks/workflow-form/readField'
import { isSignature, valueWords } from './valueWords'

/** The link of a field to the console. */
export interface ConsoleLink {
  names: ValueNames
  /** Asks the console to choose the value of a field, `rows.0.person`. */
  choose: (name: string) => void
}

/** Registers the field type with the renderer. */
export function addConsoleField(types: (typeof Formio)['Components']) {
  types.addComponent(CONSOLE_FIELD, consoleField(types.components.field))
}

/** Sets the value that the console has chosen, as if a person had entered it. */
export function fill(form: FormioForm, name: string, value: unknown) {
  form.everyComponent((element) => {
    if (!isOfTheConsole(element) || element.place !== name) return
    element.setValue(value, { modified: true })
    element.focus()
  })
}

export function showNames(form: FormioForm) {
  form.everyComponent((element) => {
    if (isOfTheConsole(element)) element.showValue()
  })
}

type ConsoleField = InstanceType<ReturnType<typeof consoleField>>

function isOfTheConsole(element: FormioElement): element is ConsoleField {
  return element.component.type === CONSOLE_FIELD
}

/** The renderer's field for a value that the console chooses. */
function consoleField(Field: typeof FormioField) {
  return class extends Field {
    /** The component as the form has it. */
    get drawn() {
      return this.component.drawn as FormComponent
    }

    override get emptyValue(): unknown {
      return ''
    }

    override render() {
      const id = `${this.id}-${this.key}`
      const words = `<ul ref="words" id="w-${id}" class="console-words"></ul>`
      const button = `<button type="button" ref="choose" class="btn" id="${id}"><span id="c-${id}"></span></button>`
      return super.render(`<div class="console-field">${words}${button}</div>`)
    }

    override attach(element: HTMLElement) {
      this.loadRefs(element, { words: 'single', choose: 'single' })
      const { choose } = this.refs
      if (choose) this.dressButton(choose)
      this.showValue()
      return super.attach(element)
    }

    override setValue(value: unknown, flags?: object) {
      const isChanged = super.setValue(value, flags)
      this.showValue()
      return isChanged
    }

    override setErrorClasses(_inputs: unknown, ...rest: unknown[]) {
      super.setErrorClasses([], ...rest)
      const [, isWrong] = rest
      this.refs.choose?.classList.toggle('is-invalid', Boolean(isWrong))
    }

    override focus() {
      this.refs.choose?.focus()
    }

    /** The path of its value in the console's notation. */
    get place() {
      return this.path.replaceAll(/\[(\d+)\]/g, '.$1')
    }

    wordsOf(value: unknown) {
      const field = readField(this.drawn, ALONE, { translate: (text) => this.t(text), path: '' })
      return valueWords(field, value, this.options.console.names[placeOf(this.place)] ?? {})
    }

    dressButton(button: HTMLElement) {
      const id = `${this.id}-${this.key}`
      const isOpened = this.drawn.type === 'file'
      button.firstElementChild?.append(this.t(this.disabled ? 'show' : 'choose'))
      button.hidden = this.disabled && !isOpened
      button.setAttribute('aria-labelledby', `c-${id} l-${id}`)
      button.setAttribute('aria-describedby', `w-${id} d-${id}`)
      button.addEventListener('click', () => this.options.console.choose(this.place))
    }

    showValue() {
      const { words } = this.refs
      if (!words) return
      const { dataValue: value } = this
      if (isSignature(value)) words.replaceChildren(item(picture(value, this.component.label)))
      else words.replaceChildren(...this.wordsOf(value).map((each) => item(isolated(each))))
    }
  }
}

const ALONE = { id: '', condition: undefined }

function item(content: Node) {
  const element = document.createElement('li')
  element.append(content)
  return element
}

function isolated(text: string) {
  const element = document.createElement('bdi')
  element.textContent = text
  return element
}

function picture(source: string, label: string) {
  return Object.assign(document.createElement('img'), { src: source, alt: label })
}
