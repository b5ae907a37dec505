import type { components } from '../contract/schema'

/** The news of the signed-in person. */
export interface News {
  /** Account of that person: a browser may have changed hands since a page was opened. */
  user: string
  /** Number of tasks, `12` or `200+`. */
  badge: string
  notifications: components['schemas']['NotificationServiceNode']
}

/** Name of the lock, and of the channel. */
const LIVE = 'live'
/** The longest pause before a refused stream is opened again; the shortest is half of it. Random, so that browsers do not retry together. */
const RETRY_MS = 60_000
const POLL_MS = 30_000

/** The event of a change that is not news for the person. */
const CHANGED = 'changed'
/** What the tab that was refused a stream tells the others, who have none either. */
const POLL = 'poll'

interface Listener {
  /** `isOpening`: what a stream that was opened with the page says first, which the page itself has just read. */
  tell: (news: News, isOpening?: boolean) => void
  /** Somebody decided on something, claimed it or asked for it: what is on the screen may be another. */
  tellChange: () => void
  /** Asks what is new, where no stream tells. */
  poll: () => Promise<void>
}

/** Keeps a stream open. A broken one comes back by itself; one that the server refused is asked for again later. */
function listen(
  address: string,
  { tell, tellChange, poll }: Listener,
  isWithPage: boolean,
): () => void {
  let isOpening = isWithPage
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(address)
    source.addEventListener('news', ({ data }: MessageEvent<string>) => {
      tell(JSON.parse(data) as News, isOpening)
      isOpening = false
    })
    source.addEventListener(CHANGED, tellChange)
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(
        () => {
          void poll()
          open()
        },
        (RETRY_MS * (1 + Math.random())) / 2,
      )
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** Resolves when the tab listens no more. */
function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Tells what is new as it happens. One tab of a browser listens to the server, whichever holds the lock, and passes on what it
 * hears; when it is closed another takes its place.
 *
 * Source: docs/assumptions.md A-319.
 *
 * @returns ends it. Where the browser has no locks or no streams each tab polls.
 */
export function followNews(address: string, { tell, tellChange, poll }: Listener): () => void {
  if (!('locks' in navigator) || typeof EventSource === 'undefined') {
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => clearInterval(timer)
  }
  const over = new AbortController()
  const others = new BroadcastChannel(LIVE)
  others.onmessage = ({ data }: MessageEvent<News | typeof CHANGED | typeof POLL>) => {
    if (data === CHANGED) tellChange()
    else if (data === POLL) void poll()
    else tell(data)
  }
  const lead = async (isWithPage: boolean) => {
    const pass = (news: News, isOpening?: boolean) => {
      others.postMessage(news)
      tell(news, isOpening)
    }
    const passChange = () => {
      others.postMessage(CHANGED)
      tellChange()
    }
    const passPoll = () => {
      others.postMessage(POLL)
      return poll()
    }
    const close = listen(
      address,
      { tell: pass, tellChange: passChange, poll: passPoll },
      isWithPage,
    )
    await ended(over.signal)
    close()
  }
  const take = async () => {
    await navigator.locks.request(LIVE, { ifAvailable: true }, (lock) =>
      lock && !over.signal.aborted ? lead(true) : undefined,
    )
    await navigator.locks.request(LIVE, { signal: over.signal }, () => lead(false))
  }
  take().catch((problem: unknown) => {
    if (!over.signal.aborted) throw problem
  })
  return () => {
    over.abort()
    others.close()
  }
}
