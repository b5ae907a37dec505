import { createElement, Fragment, type ReactNode } from 'react'
import { withoutIsolates } from '../../../i18n/isolate'
import { Link } from '../../ui/Link'
import styles from './WorkflowForm.module.css'

/** HTML elements that are drawn as they are; of all others only the text is drawn. */
const ELEMENTS = new Set(['B', 'BR', 'CODE', 'EM', 'I', 'LI', 'OL', 'P', 'STRONG', 'U', 'UL'])

/** Headings, which are drawn at the third level, below those of the page. */
const HEADING = /^H[1-6]$/

/** Elements whose content is not drawn. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

type Fill = (text: string) => string

interface RichTextProps {
  html: string
  /** Fills values into the texts and addresses; the values are never parsed as HTML. */
  fill: Fill
}

/**
 * Draws text with foreign HTML as new elements: none of its attributes, styles or scripts gets into
 * the page.
 */
export function RichText({ html, fill }: RichTextProps) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (
    <div className={styles.text} dir="auto">
      {drawAll(body, fill)}
    </div>
  )
}

function drawAll(parent: Node, fill: Fill): ReactNode[] {
  return [...parent.childNodes].map((node, index) => (
    <Fragment key={index}>{draw(node, fill)}</Fragment>
  ))
}

function draw(node: Node, fill: Fill): ReactNode {
  if (!(node instanceof Element)) return node instanceof Text && fill(node.data)
  const { tagName } = node
  if (SILENT.has(tagName)) return null
  if (tagName === 'BR') return <br />
  const content = drawAll(node, fill)
  if (tagName === 'A') {
    const address = withoutIsolates(fill(node.getAttribute('href') ?? ''))
    return <SafeLink to={address}>{content}</SafeLink>
  }
  if (HEADING.test(tagName)) return <h3>{content}</h3>
  return ELEMENTS.has(tagName) ? createElement(tagName.toLowerCase(), null, content) : content
}

/** A link, but only for an address with http, https or mailto. */
function SafeLink({ to, children }: { to: string; children: ReactNode }) {
  return /^(https?|mailto):/i.test(to) ? <Link href={to}>{children}</Link> : children
}
