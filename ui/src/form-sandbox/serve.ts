import {
  LONGEST_TEXT,
  type Look,
  type OpenedForm,
  type ToSandbox,
  type Command,
} from '../shared/blocks/scripted-form/protocol'
import type { FromSandbox } from '../shared/blocks/scripted-form/readMessage'
import { fill, showNames, type ConsoleLink } from './consoleField'
import { drawForm } from './drawForm'
import { formState, WRONG } from './formState'
import { commands } from './commands'

/** Fields in which Enter goes to the next step. */
const LINE = 'input:not([type="checkbox"], [type="radio"])'

/** Several changes at once are reported together after this time. */
const SETTLE_MS = 120

/**
 * Carries out commands of the console, and reports the state of the form.
 *
 * @param tell - sends a message to the console.
 */
export function serve(element: HTMLElement, tell: (message: FromSandbox) => void) {
  let form: FormioForm | undefined
  let isTouched = false
  let problem = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const state = (drawn: FormioForm) => {
    const told = { ...formState(drawn, element), isTouched, problem }
    problem = ''
    return told
  }
  const tellSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (form) tell({ type: 'state', ...state(form) })
    }, SETTLE_MS)
  }
  const link: ConsoleLink = {
    names: {},
    choose: (name) => {
      if (form) tell({ type: 'state', ...state(form) })
      tell({ type: 'choose', name })
    },
  }
  const open = async (opened: OpenedForm) => {
    dress(opened.look)
    mark(opened.texts.required ?? '')
    form = await drawForm(element, opened, link)
    form.on('change', (_value, _flags, isByPerson) => {
      isTouched ||= isByPerson
      tellSoon()
    })
    tellSoon()
  }
  /**
   * Enter goes to the next step, but submits nothing: only the frame could know whether a person
   * pressed the key.
   */
  const goOn = async () => {
    if (!form || (form.page ?? 0) + 1 >= (form.pages?.length ?? 1)) return
    const isRight = await commands.next(form)
    if (!isRight) focusFirstWrong(element)
    tellSoon()
  }
  element.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof Element && target.matches(LINE)) void goOn()
  })
  const put = async (values: object) => {
    isTouched = true
    await form?.setSubmission({ data: values })
  }
  const take = (name: string, value: unknown) => {
    isTouched = true
    if (form) fill(form, name, value)
  }
  const learn = (names: ConsoleLink['names']) => {
    link.names = names
    if (form) showNames(form)
  }
  const answer = async (id: number, command: Command) => {
    if (!form) return
    const isRight = await commands[command](form)
    tell({ type: 'answer', id, isRight, ...state(form) })
  }
  const heed = async (said: ToSandbox) => {
    if (said.type === 'open') await open(said)
    if (said.type === 'put') await put(said.values)
    if (said.type === 'fill') take(said.name, said.value)
    if (said.type === 'name') learn(said.names)
    if (said.type === 'ask') await answer(said.id, said.command)
    if (said.type === 'dress') dress(said.look)
    if (said.type === 'focus') focusFirstWrong(element)
  }
  return {
    hear: async (said: ToSandbox) => {
      try {
        await heed(said)
      } catch (failure) {
        tell({ type: 'broken', problem: wordsOf(failure) })
      }
    },
    /** Reports the error of a script after the form was drawn. */
    fail: (failure: unknown) => {
      problem = wordsOf(failure)
      tellSoon()
    },
  }
}

function dress({ language, direction, theme, density }: Look) {
  const { documentElement: page } = document
  page.lang = language
  page.dir = direction
  page.dataset.theme = theme
  page.dataset.density = density
}

/** Sets the word beside required fields, which the style sheet shows. */
function mark(required: string) {
  document.documentElement.style.setProperty('--required', JSON.stringify(required))
}

function focusFirstWrong(element: HTMLElement) {
  element.querySelector<HTMLElement>(`${WRONG} :is(.is-invalid, [aria-invalid="true"])`)?.focus()
}

function wordsOf(failure: unknown): string {
  const words = failure instanceof Error ? failure.message : String(failure)
  return words.slice(0, LONGEST_TEXT)
}
