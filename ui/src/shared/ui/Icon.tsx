import type { IconNode } from 'lucide'
import { createElement, memo, type ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Icon.module.css'

interface IconProps {
  of: IconNode
  size?: 'xs' | 's' | 'm' | 'l'
  /** Whether the icon points in the direction of writing, so that it is mirrored in languages written from right to left. */
  flip?: boolean
  /** The text for screen readers; without it, the icon is decoration. */
  label?: string
  className?: string | undefined
}

type Shape = IconNode[number]

const isPlainPath = ([tag, attributes]: Shape) =>
  tag === 'path' && Object.keys(attributes).length === 1

/** Joins several paths to one. Each begins with a move to the corner, as a path that begins relatively depends on its start. */
const together = (paths: Shape[]) => paths.map(([, { d }]) => `M0 0${String(d)}`).join('')

/** The elements of an icon, as few as possible: a page shows more than a hundred icons. */
function shapesOf(icon: IconNode): ReactNode[] {
  const paths = icon.filter(isPlainPath)
  const others = icon.filter((shape) => !isPlainPath(shape))
  return [
    ...others.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes })),
    paths.length > 0 && <path key="paths" d={together(paths)} />,
  ]
}

const drawn = new WeakMap<IconNode, ReactNode[]>()

function drawnOnce(icon: IconNode): ReactNode[] {
  const shapes = drawn.get(icon) ?? shapesOf(icon)
  drawn.set(icon, shapes)
  return shapes
}

/** An icon. It is rendered again only when it changes, as a page has many. */
export const Icon = memo(function Icon(props: IconProps) {
  const { of: icon, size = 'm', flip, label, className } = props
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, styles[size], flip && styles.flip, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {drawnOnce(icon)}
    </svg>
  )
})
