import { classNames } from './classNames'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The width, as a share of the line. */
  width?: 'w30' | 'w50' | 'w70' | 'w90'
  shape?: 'line' | 'disc' | 'big'
}

/** Placeholder of content that loads, in its size. */
export function Skeleton({ width = 'w70', shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.bone, styles[width], styles[shape])} aria-hidden />
}
