import { useNavigate } from 'react-router-dom'
import { SegmentedButtons } from '../../ui/SegmentedButtons'
import styles from './ViewChoice.module.css'

interface ViewChoiceProps<View extends string> {
  label: string
  /** With the address of each. */
  views: readonly { id: View; label: string; path: string }[]
  value: View
}

/** Leads to another view of the same records: a list, a matrix, a calendar. */
export function ViewChoice<View extends string>({ label, views, value }: ViewChoiceProps<View>) {
  const navigate = useNavigate()
  const open = (view: View) => {
    const chosen = views.find(({ id }) => id === view)
    if (chosen) void navigate(chosen.path)
  }
  return (
    <div className={styles.choice}>
      <SegmentedButtons label={label} options={views} value={value} onChange={open} />
    </div>
  )
}
