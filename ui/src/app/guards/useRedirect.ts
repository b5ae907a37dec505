import { useNavigate } from 'react-router-dom'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useIsKnownPath } from '../../shared/platform/routing/knownRoutes'
import { useAreaDefault, type AreaDefault } from '../navigation/useAreaDefault'
import { useMenuText } from '../navigation/useMenuText'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/** Where somebody goes who may not stay. */
interface Redirect {
  name: string
  go: () => void
}

/**
 * A page of ours is opened inside the application, another one at the older dashboard; without that
 * the default page takes its place.
 *
 * Source: SPEC 2 "Modals", Unauthorized dialog; docs/assumptions.md A-231.
 */
export function useRedirect(wanted: AreaDefault): Redirect {
  const { olderDashboard } = useBootstrap().addresses
  const navigate = useNavigate()
  const { leave } = useBrowserWindow()
  const menuText = useMenuText()
  const isKnown = useIsKnownPath()(`/${wanted.areaDefault}`)
  const own = useAreaDefault(wanted)
  const page = wanted.areaDefault
  if (isKnown || olderDashboard === '' || page === '') {
    return { name: own.name, go: () => void navigate(own.path, { replace: true }) }
  }
  return {
    name: wanted.areaDefaultDisplayName || menuText({ name: page, serverText: page }),
    go: () => leave(`${olderDashboard}#/${page}`),
  }
}
