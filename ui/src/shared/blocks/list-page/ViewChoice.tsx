import { useNavigate } from 'react-router-dom'
import { SegmentedButtons } from '../../ui/SegmentedButtons'
import styles from './ViewChoice.module.css'

interface ViewChoiceProps<View extends string> {
  label: string
  /** The views with their addresses. */
  views: readonly { id: View; label: string; path: string }[]
  value: View
}

/** Links to other views of the same records: list, matrix, calendar. */
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
