// oidc-provider, a certified OpenID Provider, on the loopback: tokens of two seconds, every refresh token used once.
// Beside it an upstream that takes living access tokens only.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider from 'oidc-provider'

const [port, console_] = process.argv.slice(2)
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
let renewals = 0

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'idm-console',
      client_secret: 'demo-client-secret-for-the-mock-only',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${console_}/bff/callback`],
      post_logout_redirect_uris: [`${console_}/`],
      backchannel_logout_uri: `${console_}/bff/backchannel-logout`,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  claims: { profile: ['name', 'preferred_username'] },
  findAccount: (_, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, name: 'Ann Lee', preferred_username: 'ann' }),
  }),
  // Its own dispatcher refuses loopback addresses.
  fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
  interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
  async loadExistingGrant({ oidc }) {
    const grant = new provider.Grant({
      accountId: oidc.session.accountId,
      clientId: oidc.client.clientId,
    })
    grant.addOIDCScope('openid profile')
    await grant.save()
    return grant
  },
  issueRefreshToken: () => true,
  rotateRefreshToken: () => true,
  ttl: {
    AccessToken: 2,
    IdToken: 60,
    RefreshToken: 600,
    Session: 600,
    Grant: 600,
    Interaction: 60,
  },
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    revocation: { enabled: true },
    rpInitiatedLogout: { enabled: true, logoutSource: (ctx, form) => (ctx.body = form) },
  },
})

provider.on('grant.success', ({ oidc }) => (renewals += oidc.params.grant_type === 'refresh_token'))

provider.on('backchannel.error', (_, error) => console.error(error))

provider.use(async (ctx, next) => {
  if (ctx.path.startsWith('/sign-in/')) {
    return provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: 'cn=ann' } })
  }
  if (ctx.path === '/renewals') ctx.body = String(renewals)
  else if (ctx.path.startsWith('/IDMProv/')) {
    const token = ctx.get('authorization').replace('Bearer ', '')
    const alive = await provider.AccessToken.find(token)
    ctx.status = alive ? 200 : 401
    ctx.body = { version: '4.10' }
  } else await next()
})

provider.listen(Number(port), '127.0.0.1')
