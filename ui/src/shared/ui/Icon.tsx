import type { IconNode } from 'lucide'
import { createElement, memo, type ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Icon.module.css'

interface IconProps {
  of: IconNode
  size?: 'xs' | 's' | 'm' | 'l'
  /** Points along the line of writing: mirrored when that runs from the right. */
  flip?: boolean
  /** For screen readers; an icon without it is decoration. */
  label?: string
  className?: string | undefined
}

type Shape = IconNode[number]

const isPlainPath = ([tag, attributes]: Shape) =>
  tag === 'path' && Object.keys(attributes).length === 1

/** As one: each is moved to the corner first, where one that begins relatively starts when it is alone. */
const together = (paths: Shape[]) => paths.map(([, { d }]) => `M0 0${String(d)}`).join('')

/** As few elements as there can be: a page shows more than a hundred icons. */
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

/** A drawing; a page has so many that they are made anew only when they change. */
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
