import { useEffect, useMemo, useState } from 'react'
import { useProxiedUser } from '../../platform/proxy-mode/useProxiedUser'
import { useAppDispatch, type AppDispatch } from '../../platform/store/hooks'
import { draftIn, keptText, type Draft } from './draft'
import { recalledText, unlearnText } from './draftMemory'
import { draftWriter, type DraftWriter } from './draftWriter'
import { ownDrafts } from './ownDrafts'
import { draftsWritten } from './writesUnderWay'

interface DraftOptions<Value> {
  /** The form and what it is about: `createUser`, `role cn=auditor,…`. */
  name: string
  /** A higher number when the shape of the value changes; older drafts are then dropped, newer ones are left alone. */
  version: number
  /** What is entered and not saved, made of what JSON knows; undefined while there is nothing. */
  value: Value | undefined
  /** Fields that are not kept, at any depth; passwords and files never are. */
  omit?: readonly string[]
}

/** The draft of a form from before. */
export interface KeptDraft<Value> {
  /** Undefined when there is none, or when it was answered. */
  found: Draft<Value> | undefined
  /** The form has taken the draft over. */
  taken: () => void
  /** The draft is not wanted. */
  refused: () => void
  /** What is entered is saved or thrown away: nothing of it is kept. */
  forget: () => void
}

const nothing: readonly string[] = []

function useNameInMode(name: string): string {
  const proxied = useProxiedUser()
  return proxied ? `${name} as ${proxied.dn}` : name
}

/** What can be said at once: what this page read or wrote of it. */
function recalledDraft<Value>(dispatch: AppDispatch, name: string, version: number) {
  const text = recalledText(dispatch, name)
  return text === undefined ? undefined : draftIn<Value>(text, version)
}

/**
 * Keeps what is entered in a form on this device, for its person alone, until it is saved: when the
 * session ends, it is there after the next sign-in. What is entered in somebody's name is kept for that name alone.
 *
 * Source: docs/decisions/0038-drafts-are-sealed-in-the-browser.md; docs/assumptions.md.
 */
export function useDraft<Value>(options: DraftOptions<Value>): KeptDraft<Value> {
  const { version, value, omit = nothing } = options
  const name = useNameInMode(options.name)
  const dispatch = useAppDispatch()
  const { writer, recalled } = useMemo(
    () => ({
      writer: draftWriter<Value>(() => ownDrafts(dispatch), name, version),
      recalled: recalledDraft<Value>(dispatch, name, version),
    }),
    [dispatch, name, version],
  )
  const [answer, setAnswer] = useState<{ writer: DraftWriter<Value>; found?: Draft<Value> }>()
  useEffect(() => {
    if (recalled) return undefined
    let isCurrent = true
    // A form that is gone may still be writing or dropping it.
    void draftsWritten()
      .then(() => writer.read())
      .then((found) => {
        if (isCurrent && found) setAnswer({ writer, found })
      })
    return () => {
      isCurrent = false
    }
  }, [writer, recalled])
  const text = value === undefined ? undefined : keptText(value, omit)
  useEffect(() => {
    writer.keep(text)
  }, [writer, text])
  const drop = (byWriter: () => void) => {
    setAnswer({ writer })
    unlearnText(dispatch, name)
    byWriter()
  }
  return {
    found: answer?.writer === writer ? answer.found : recalled,
    taken: () => setAnswer({ writer }),
    refused: () => drop(writer.refuse),
    forget: () => drop(writer.forget),
  }
}
