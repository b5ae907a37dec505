import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { unanswered } from './complaints'
import { signedIn } from './signedIn'
import { textFiles } from './textFiles'

/** Answers `fetch` itself: through sockets, as `setupServer` does, a call costs five times as much. */
export const server = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  handlers: [textFiles, ...signedIn(), unanswered],
  context: { quiet: true },
})
