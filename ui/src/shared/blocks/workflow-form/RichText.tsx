import { createElement, Fragment, type ReactNode } from 'react'
import { withoutIsolates } from '../../../i18n/isolate'
import { Link } from '../../ui/Link'
import styles from './WorkflowForm.module.css'

/** What is drawn as it is; of everything else the words. */
const ELEMENTS = new Set(['B', 'BR', 'CODE', 'EM', 'I', 'LI', 'OL', 'P', 'STRONG', 'U', 'UL'])

/** Headings of a form come below those of the page. */
const HEADING = /^H[1-6]$/

/** Their content is no text for people. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

type Fill = (text: string) => string

interface RichTextProps {
  html: string
  /** Puts values into its words and addresses; what they hold is never read as HTML. */
  fill: Fill
}

/** Text with HTML of somebody else, drawn anew: no attribute, style or script of it gets into the page. */
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

/** Only addresses that lead to a page or to a message. */
function SafeLink({ to, children }: { to: string; children: ReactNode }) {
  return /^(https?|mailto):/i.test(to) ? <Link href={to}>{children}</Link> : children
}
