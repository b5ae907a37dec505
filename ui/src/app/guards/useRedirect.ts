import { useNavigate } from 'react-router-dom'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useIsKnownPath } from '../../shared/platform/routing/knownRoutes'
import { useAreaDefault, type AreaDefault } from '../navigation/useAreaDefault'
import { useMenuText } from '../navigation/useMenuText'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/** The page that replaces a refused one. */
interface Redirect {
  name: string
  go: () => void
}

/**
 * Opens a page of the console, or another page in the older dashboard; without an address, the default page. Source:
 * SPEC 2 "Modals", Unauthorized dialog; docs/assumptions.md A-231.
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
