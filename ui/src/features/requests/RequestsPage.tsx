import { UsersRound } from 'lucide'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newItem, type CartItem } from '../../entities/cart/model'
import { useCart, type CartState } from '../../entities/cart/useCart'
import type { Permission } from '../../entities/permission/model'
import { GovernanceLink } from '../../entities/governance/ui/GovernanceLink'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { Button } from '../../shared/ui/Button'
import { toSameAccess } from '../permissions/routes'
import { CartPanel } from './CartPanel'
import catalogueStyles from './Catalogue.module.css'
import { CatalogueTools } from './CatalogueTools'
import { ForWhom } from './ForWhom'
import { ItemDialog } from './ItemDialog'
import { Offers } from './Offers'
import styles from './RequestsPage.module.css'
import { Shelves } from './Shelves'
import { ToCart } from './ToCart'
import { useCartFacts } from './useCartFacts'
import { useCatalogue } from './useCatalogue'
import { useNamedRecipients } from './useNamedRecipients'
import { useOpenedItem } from './useOpenedItem'
import { useSentRequests } from './useSentRequests'
import { useSubmission } from './useSubmission'
import { useTeamsOfCaller } from './useTeamsOfCaller'

/** The request page: the catalog beside the cart. */
export function RequestsPage() {
  const state = useCart()
  return state ? <Shop state={state} /> : <DetailSkeleton />
}

function Shop({ state }: { state: CartState }) {
  const { t } = useTranslation('requests')
  const panel = useRef<HTMLElement>(null)
  const { cart, add: addItem, remove } = state
  useNamedRecipients(state)
  const ownTeams = useTeamsOfCaller()
  const teamDns = cart.isForOthers ? ownTeams : undefined
  const catalogue = useCatalogue(teamDns)
  const facts = useCartFacts(cart, teamDns)
  const { sent, tell, isRequested } = useSentRequests()
  const submission = useSubmission(state, facts, tell)
  const { opened, open, close } = useOpenedItem()
  const itemOf = (id: string | undefined) =>
    cart.items.find(({ permission }) => permission.id === id)
  // A role has no questions and is added at once; other items are opened, as their questions are not known before.
  const add = useCallback(
    (permission: Permission) =>
      permission.kind === 'role' ? addItem(newItem({ permission })) : open(permission),
    [addItem, open],
  )
  const edit = ({ permission }: CartItem) => open(permission)

  return (
    <>
      <PageHeader
        title={t('title')}
        count={undefined}
        actions={
          <>
            <GovernanceLink of="showIgRequestCatalog" label={t('governance')} />
            <SameAsColleague />
          </>
        }
      />
      <ForWhom
        state={state}
        isForSelfOnly={ownTeams?.length === 0}
        error={submission.errors.recipients}
      />
      <div className={styles.shop}>
        <section className={catalogueStyles.sheet} aria-label={t('catalogue')}>
          <h2 className={catalogueStyles.heading}>{t('catalogue')}</h2>
          <CatalogueTools catalogue={catalogue} />
          {catalogue.isWhole && teamDns === undefined && (
            <Shelves onOpen={open} onSearch={catalogue.searchFor} />
          )}
          <Offers
            catalogue={catalogue}
            isInCart={(id) => itemOf(id) !== undefined}
            isRequested={(permission) => !cart.isForOthers && isRequested(permission)}
            onAdd={add}
            onRemove={remove}
            onOpen={open}
          />
        </section>
        <ToCart count={cart.items.length} cart={panel} />
        <CartPanel
          ref={panel}
          state={state}
          facts={facts}
          submission={submission}
          sent={sent}
          onEdit={edit}
        />
      </div>
      {opened && (
        <ItemDialog
          permission={opened}
          item={itemOf(opened.id)}
          recipients={facts.recipients}
          onSave={(item) => (itemOf(opened.id) ? state.changeItem(opened.id, item) : addItem(item))}
          onAsked={(permission) => {
            tell(facts.recipients.map((recipient) => ({ permission, recipient })))
            remove(opened.id)
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** A link to the page that requests access like a colleague's. */
function SameAsColleague() {
  const { t } = useTranslation('permissions')
  const isOpen = useIsOpenPath()(toSameAccess())
  return (
    useIsSteward() &&
    isOpen && (
      <Button icon={UsersRound} href={toSameAccess()}>
        {t('same.open')}
      </Button>
    )
  )
}
