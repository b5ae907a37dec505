import { useEffect, useMemo, useState } from 'react'
import { useProxiedUser } from '../../platform/proxy-mode/useProxiedUser'
import { useAppDispatch, type AppDispatch } from '../../platform/store/hooks'
import { draftIn, keptText, type Draft } from './draft'
import { recalledText, unlearnText } from './draftMemory'
import { draftWriter, type DraftWriter } from './draftWriter'
import { ownDrafts } from './ownDrafts'
import { draftsWritten } from './writesUnderWay'

interface DraftOptions<Value> {
  /** Name of the form and of its record: `createUser`, `role cn=auditor,…`. */
  name: string
  /**
   * The version of the value's shape, raised with each change of it. Drafts of an earlier version are removed, those of
   * a later one stay.
   */
  version: number
  /** The entered value, which must be valid JSON; undefined while nothing was entered. */
  value: Value | undefined
  /** Fields that are not stored, at any depth. Passwords and files never are. */
  omit?: readonly string[]
}

/** The stored draft of a form, and what the form can do with it. */
export interface KeptDraft<Value> {
  /** The draft to offer; undefined if there is none, or after it was restored or discarded. */
  found: Draft<Value> | undefined
  /** To call when the form has restored the draft. */
  taken: () => void
  /** To call when the person discards the draft. */
  refused: () => void
  /** To call when the entered value was saved or discarded: removes the draft. */
  forget: () => void
}

const nothing: readonly string[] = []

function useNameInMode(name: string): string {
  const proxied = useProxiedUser()
  return proxied ? `${name} as ${proxied.dn}` : name
}

/** The draft that this page read or wrote before, known without a wait. */
function recalledDraft<Value>(dispatch: AppDispatch, name: string, version: number) {
  const text = recalledText(dispatch, name)
  return text === undefined ? undefined : draftIn<Value>(text, version)
}

/**
 * Stores the entered value of a form on this device, encrypted for the person, until it is saved: when the session
 * ends, it is offered after the next sign-in. In proxy mode it is stored for the person acted for.
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
    // Waits for a form that was just closed: it may still be writing or removing the draft.
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
