import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import { Dialog } from '../../ui/Dialog'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ValueList.module.css'

/** The place of the values: in a cell of a table, or on a page. */
export type Place = 'cell' | 'page'

/**
 * The number of values that are shown without the dialog. Source: SPEC 2 "Shared widgets" and
 * "Identity detail page (detailInfo/{dn})".
 */
const INLINE: Record<Place, number> = { cell: 2, page: 3 }

interface ValueListProps {
  values: readonly { key: string; content: ReactNode }[]
  /** The name of the attribute: "Telephone". */
  label: string
  place: Place
}

/** A few values; a dialog shows all when there are more. */
export function ValueList({ values, label, place }: ValueListProps) {
  const [first] = values
  if (place === 'cell' && values.length === 1) return first?.content
  const shown = values.slice(0, INLINE[place])
  const rest = values.length - shown.length
  return (
    <span className={styles.values}>
      {shown.map(({ key, content }) => (
        <span key={key}>{content}</span>
      ))}
      {rest > 0 && (
        <AllValues key={values.map(({ key }) => key).join()} values={values} label={label}>
          {place === 'cell' ? <MoreCount count={rest} /> : '...'}
        </AllValues>
      )}
    </span>
  )
}

/**
 * A separate component, so that the number formatter is created only where there are more values.
 */
function MoreCount({ count }: { count: number }) {
  const { intlLocale } = useLocale()
  return `+${new Intl.NumberFormat(intlLocale).format(count)}`
}

interface AllValuesProps extends Pick<ValueListProps, 'values' | 'label'> {
  /** The text of the button that shows the rest. */
  children: ReactNode
}

function AllValues({ values, label, children }: AllValuesProps) {
  const { t } = useTranslation('values')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    // Some browsers do not focus a pressed button; the popup returns the focus to it when it closes.
    buttonRef.current?.focus({ preventScroll: true })
    setOpen(true)
  }
  return (
    <>
      <button ref={buttonRef} type="button" className={styles.more} onClick={open}>
        <bdi dir="ltr">{children}</bdi> <VisuallyHidden>{t('all', { label })}</VisuallyHidden>
      </button>
      {isOpen && (
        <Dialog title={label} isOpen onClose={() => setOpen(false)}>
          <ul className={styles.all}>
            {values.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
