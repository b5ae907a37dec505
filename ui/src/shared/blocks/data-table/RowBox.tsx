import styles from './RowBox.module.css'

interface RowBoxProps {
  label: string
  isChecked: boolean
  /** Whether the box stands for several rows of which only some are selected. */
  isMixed?: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean, isRange: boolean) => void
}

/**
 * The box that selects a row or the page; with Shift, a range. It is a native check box, as a page may have 300 of
 * them.
 */
export function RowBox(props: RowBoxProps) {
  const { label, isChecked, isMixed = false, isDisabled = false, onChange } = props
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      ref={(box) => {
        if (box) box.indeterminate = isMixed
      }}
      onChange={({ target, nativeEvent }) => {
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }}
    />
  )
}
