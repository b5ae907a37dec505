import { useState } from 'react'
import { DraftOffer } from '../shared/blocks/drafts/DraftOffer'
import { useDraft } from '../shared/blocks/drafts/useDraft'
import type { AppRoute } from '../shared/platform/routing/appRoute'

interface Values {
  title: string
  password: string
}

const empty: Values = { title: '', password: '' }

interface TitlePageProps {
  version?: number
  onSaved?: () => void
}

function TitlePage({ version = 1, onSaved }: TitlePageProps) {
  const [values, setValues] = useState(empty)
  const isDirty = values.title !== '' || values.password !== ''
  const draft = useDraft({ name: 'title', version, value: isDirty ? values : undefined })
  const save = () => {
    draft.forget()
    setValues((before) => ({ ...before }))
    onSaved?.()
  }
  return (
    <>
      <DraftOffer draft={draft} onRestore={(value) => setValues({ ...empty, ...value })} />
      <label>
        Title
        <input
          value={values.title}
          onChange={({ target }) => setValues({ ...values, title: target.value })}
        />
      </label>
      <label>
        Password
        <input
          value={values.password}
          onChange={({ target }) => setValues({ ...values, password: target.value })}
        />
      </label>
      <button onClick={save}>Save</button>
    </>
  )
}

/** A form that starts anew when it is saved. */
function RenewedPage() {
  const [saves, setSaves] = useState(0)
  return <TitlePage key={saves} onSaved={() => setSaves(saves + 1)} />
}

function page(path: string, Component: () => React.JSX.Element): AppRoute {
  const handle = { right: path, helpAnchor: path, titleKey: 'tasks' } as const
  return { path, lazy: () => Promise.resolve({ Component }), texts: ['drafts', 'values'], handle }
}

/** Routes of a form with drafts, of the same form with another shape, of one that starts anew, and of a page without a form. */
export const draftPages = [
  page('tasks', () => <TitlePage />),
  page('newer', () => <TitlePage version={2} />),
  page('renewed', RenewedPage),
  page('users', () => <p>All users</p>),
]
