import type { User } from '../../entities/user/model'
import { UserFacts } from '../../entities/user/ui/UserFacts'
import { UserIdentity } from '../../entities/user/ui/UserIdentity'
import { toUser } from './routes'

/** Who somebody is and what the directory knows about them. */
export function UserDetail({ user }: { user: User }) {
  return (
    <>
      <UserIdentity user={user} />
      <UserFacts user={user} toPage={toUser} />
    </>
  )
}
