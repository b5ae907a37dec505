import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from '../ui/Link'
import styles from './WorkflowForm.module.css'

/** What is drawn as it is; of everything else the words. */
const ELEMENTS = new Set(['B', 'BR', 'CODE', 'EM', 'I', 'LI', 'OL', 'P', 'STRONG', 'U', 'UL'])

/** Headings of a form come below those of the page. */
const HEADING = /^H[1-6]$/

/** Their content is no text for people. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

/** Text with HTML of somebody else, drawn anew: no attribute, style or script of it gets into the page. */
export function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className={styles.text}>{drawAll(body)}</div>
}

function drawAll(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>)
}

function draw(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE && node.textContent
  const { tagName } = node
  if (SILENT.has(tagName)) return null
  if (tagName === 'BR') return <br />
  if (tagName === 'A') {
    return <SafeLink to={node.getAttribute('href') ?? ''}>{drawAll(node)}</SafeLink>
  }
  if (HEADING.test(tagName)) return <h3>{drawAll(node)}</h3>
  return ELEMENTS.has(tagName)
    ? createElement(tagName.toLowerCase(), null, drawAll(node))
    : drawAll(node)
}

/** Only addresses that lead to a page or to a message. */
function SafeLink({ to, children }: { to: string; children: ReactNode }) {
  return /^(https?|mailto):/i.test(to) ? <Link href={to}>{children}</Link> : children
}
