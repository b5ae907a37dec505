import { setupServer } from 'msw/node'
import { signedIn } from './signedIn'

export const server = setupServer(...signedIn())
