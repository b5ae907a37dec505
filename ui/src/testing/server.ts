import { setupServer } from 'msw/node'
import { signedIn } from './signedIn'
import { textFiles } from './textFiles'

export const server = setupServer(textFiles, ...signedIn())
