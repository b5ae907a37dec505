import { useEffect, useMemo, useState, type SyntheticEvent } from 'react'
import { useLocale } from '../../../i18n/useLocale'
import { selectAppearance } from '../../platform/store/appearanceSlice'
import { isPressed, noteFrameActivity } from '../../platform/session/frameActivity'
import { useAppSelector } from '../../platform/store/hooks'
import type { FormDocument } from '../workflow-form/formJson'
import type { ValueNames } from './consoleField'
import type { Look, Command } from './protocol'
import type { Answer, FormState } from './readMessage'
import { connect, PATIENCE_MS, type Sandbox, type Told } from './sandbox'
import { useRendererTexts } from './useRendererTexts'

/** The largest height of the frame, px; a longer form scrolls in it. */
const TALLEST_PX = 20_000

interface SandboxOptions {
  form: FormDocument
  values: Readonly<Record<string, unknown>>
  isReadOnly: boolean
  names: ValueNames
}

interface Opened {
  frame: HTMLIFrameElement
  sandbox: Sandbox
}

/**
 * A form in the sandbox: its state, and the commands to it. A change of language and each new
 * attempt create a new frame, which starts with the values of the previous one.
 */
export function useSandbox({ form, values, isReadOnly, names }: SandboxOptions) {
  const look = useLook()
  const texts = useRendererTexts(form)
  const [attempts, setAttempts] = useState(0)
  const name = `${look.language} ${String(attempts)}`
  const [opened, setOpened] = useState<Opened>()
  const [drawn, setDrawn] = useState<string>()
  const [told, setTold] = useState<FormState>({ ...NOTHING_YET, values })
  const [height, setHeight] = useState(0)
  const [asked, setAsked] = useState<string>()
  const [link, setLink] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const isDrawn = drawn === name
  const note = (state: FormState) => {
    setTold(state)
    setDrawn(name)
  }
  const hear = (message: Told) => {
    if (message.type === 'state') note(message)
    else if (message.type === 'height') setHeight(Math.min(message.height, TALLEST_PX))
    else if (message.type === 'activity') noteFrameActivity()
    else if (message.type === 'link') setLink(message.address)
    else if (message.type === 'broken') setFailure(message.problem)
    // A script cannot press: without a press of the person the message is ignored.
    else if (isPressed()) setAsked(message.name)
  }
  useEffect(() => () => opened?.sandbox.close(), [opened])
  useEffect(() => opened?.sandbox.say({ type: 'dress', look }), [opened, look])
  useEffect(() => opened?.sandbox.say({ type: 'name', names }), [opened, names])
  useEffect(() => {
    if (isDrawn || failure !== undefined) return
    const timer = setTimeout(() => setFailure(''), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isDrawn, failure, name])
  return {
    name,
    told,
    height,
    isDrawn,
    /** The address of a link in the form that a person followed. */
    link,
    dropLink: () => setLink(undefined),
    /** Why the form failed to load, in the words of its script; empty if it did not answer. */
    failure,
    /** Called when the frame loads. A second load is not the form's page, and counts as a failure. */
    begin: ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
      if (!frame.contentWindow) return
      if (opened?.frame === frame) {
        setFailure('')
        return
      }
      const sandbox = connect(frame.contentWindow, hear)
      sandbox.say({ type: 'open', form, values: told.values, isReadOnly, look, texts })
      setOpened({ frame, sandbox })
    },
    /** The field whose value the form asks for, `rows.0.person`. */
    asked,
    leave: () => setAsked(undefined),
    fill: (field: string, value: unknown) => {
      setAsked(undefined)
      opened?.sandbox.say({ type: 'fill', name: field, value })
    },
    put: (found: Readonly<Record<string, unknown>>) =>
      opened?.sandbox.say({ type: 'put', values: found }),
    /** Focuses the frame first, as browsers let it move the focus only then. */
    focusWrong: () => {
      opened?.frame.focus()
      opened?.sandbox.say({ type: 'focus' })
    },
    /** Sends a command; undefined when the form does not answer. */
    ask: async (command: Command): Promise<Answer | undefined> => {
      try {
        const answer = await opened?.sandbox.ask(command)
        if (answer) note(answer)
        return answer
      } catch {
        setFailure('')
        return undefined
      }
    },
    tryAgain: () => {
      setFailure(undefined)
      setAttempts(attempts + 1)
    },
  }
}

const NOTHING_YET: Omit<FormState, 'values'> = {
  step: 1,
  steps: 1,
  wrong: 0,
  isTouched: false,
  hidden: [],
  problem: '',
}

function useLook(): Look {
  const { tag: language, direction } = useLocale()
  const { theme, density } = useAppSelector(selectAppearance)
  return useMemo(
    () => ({ language, direction, theme, density }),
    [language, direction, theme, density],
  )
}
