import { GREETING, type ToSandbox } from '../shared/blocks/scripted-form/protocol'
import type { FromSandbox } from '../shared/blocks/scripted-form/readMessage'
import '../shared/ui/tokens.css'
import { watchActivity } from './activity'
import { addConsoleField } from './consoleField'
import { nativeMoment } from './nativeMoment'
import './sandbox.css'
import './fields.css'
import './parts.css'
import { tellFailures } from './scripts'
import { serve } from './serve'

const element = document.getElementById('form')
if (!element) throw new Error('form-sandbox.html has no element with the id "form"')

leaveNoCookies()
if (Formio.Widgets.input) Formio.Widgets.calendar = nativeMoment(Formio.Widgets.input)
addConsoleField(Formio.Components)

// Only the console around the frame may start the connection.
window.addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source === window.parent && data === GREETING && port) begin(port, element)
})

/**
 * Makes cookies empty: the renderer looks for its token in them, but a page without an origin may
 * not read cookies.
 */
function leaveNoCookies() {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}

/** Passes a link to the console, because it would open inside the frame. */
function tellLink(event: MouseEvent, tell: (message: FromSandbox) => void) {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  tell({ type: 'link', address: link.href })
}

function begin(port: MessagePort, form: HTMLElement) {
  const tell = (message: FromSandbox) => port.postMessage(JSON.stringify(message))
  const { hear, fail } = serve(form, tell)
  port.onmessage = ({ data }: MessageEvent<ToSandbox>) => void hear(data)
  tellFailures(Object.getPrototypeOf(Formio.DefaultEvaluator.prototype) as FormioEvaluator, fail)
  window.addEventListener('error', ({ error }) => fail(error))
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason))
  form.addEventListener('click', (event) => tellLink(event, tell))
  watchActivity(document, () => tell({ type: 'activity' }))
  new ResizeObserver(() => tell({ type: 'height', height: form.offsetHeight })).observe(form)
}
