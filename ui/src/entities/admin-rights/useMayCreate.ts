import { readPageRights } from '../navigation/api'
import { type ObjectType, useReadCreationRightQuery } from './api'

/** The page keys of the forms. Source: SPEC 2 "Top-level sections". */
const PAGE_KEYS: Record<ObjectType, string> = {
  role: 'create Role',
  resource: 'create Resource',
  sod: 'create Sod',
}

/**
 * Whether the person may create objects of a kind: the right of the form's page and the permission in any place; undefined while
 * they load. One that fails to load is taken as given: the server decides.
 *
 * Source: SPEC 2 "Top-level sections"; SPEC 6 "Roles and permissions"; docs/assumptions.md A-652.
 */
export function useMayCreate(type: ObjectType): boolean | undefined {
  const key = PAGE_KEYS[type]
  const page = readPageRights.useQuery([key])
  const permission = useReadCreationRightQuery(type)
  if (page.data?.pages[key] === false) return false
  return page.isLoading ? undefined : mayWith(permission)
}

/** Whether a permission that is read is there. */
export function mayWith({ data, isError }: { data?: boolean | undefined; isError: boolean }) {
  return isError ? true : data
}
