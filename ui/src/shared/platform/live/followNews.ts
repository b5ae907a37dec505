import type { components } from '../contract/schema'

/** The news of the signed-in person. */
export interface News {
  /** Account of the person: another one may have signed in since the page was opened. */
  user: string
  /** The number of open tasks, `12` or `200+`. */
  badge: string
  notifications: components['schemas']['NotificationServiceNode']
}

/** Name of the lock, and of the channel. */
const LIVE = 'live'
/**
 * The longest pause before a refused stream is opened again; the shortest is half of it. It is random, so that browsers
 * do not retry at the same moment.
 */
const RETRY_MS = 60_000
const POLL_MS = 30_000

/** The event of a change that is no news for the person. */
const CHANGED = 'changed'
/** The message by which a tab whose stream was refused tells the other tabs, which have none either. */
const POLL = 'poll'

interface Listener {
  /**
   * Called with news; `isOpening` marks the first news of a stream that was opened with the page, which has just loaded
   * the same data.
   */
  tell: (news: News, isOpening?: boolean) => void
  /** Called after somebody decided, claimed or requested something: data on the screen may be out of date. */
  tellChange: () => void
  /** Loads the news, when there is no stream. */
  poll: () => Promise<void>
}

/** Keeps a stream open. The browser reopens a broken one; one that the server refused is opened again later. */
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

/** Resolves when the tab no longer follows the news. */
function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Follows the news of the person. One tab of a browser holds the lock, listens to the server and passes the news on;
 * when it is closed, another tab takes over. A browser without locks or streams polls in each tab. Source:
 * docs/assumptions.md A-319.
 *
 * @returns a function that ends it.
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
