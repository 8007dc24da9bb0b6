import { describe, expect, it } from 'vitest';
import { accountRequestStates, accountStates, accountTiers, businessTypes } from '../accounts/account.states';
import {
  appointmentOutcomes,
  appointmentPaymentStates,
  appointmentSources,
  appointmentStates,
} from '../appointments/appointment.states';
import { failedLoginTypes } from '../auth/failed-login.states';
import { campaignDeliveryStates, campaignStates } from '../campaigns/campaign.states';
import { customerTypes, genders } from '../customers/customer.states';
import { discountCodeCategories } from '../discount-codes/discount-code.states';
import { giftCardConditions, giftCardStates, giftCardTypes } from '../gift-cards/gift-card.states';
import { outgoingStates } from '../messages/message.states';
import { offerConditions, offerServiceTypes } from '../offers/offer.states';
import { paymentCoverages, paymentMethods, paymentSources, paymentStates } from '../payments/payment.states';
import { penaltyTypes } from '../penalties/penalty.states';
import { contractStates } from '../platform-contracts/contract.states';
import { accountInvoiceStates } from '../platform-invoices/account-invoice.states';
import { platformPaymentStates } from '../platform-payments/platform-payment.states';
import { ipStates } from '../platform-trackers/tracker.states';
import { productRequestStates } from '../products/product-request.states';
import { emirates, propertyStates, propertyTypes } from '../property-listings/property.states';
import { socialLinkTypes } from '../settings/values/social-link.states';
import { stockOperations } from '../stock/stock.states';
import { suggestionStates } from '../suggestions/suggestion.states';
import {
  disconnectedWhatsappOperations,
  whatsappConnectionStates,
  whatsappMainInstanceStates,
  whatsappPackageConditions,
  whatsappPackageStates,
} from '../whatsapp/whatsapp.states';
import { recordStates } from './record-status.states';
import { canMove, movesOf } from './state-machine';

/** The client's numbers, written down a second time on purpose: stored rows depend on them. */
const numbers = [
  [appointmentStates, { cancelled: 0, scheduled: 1, check_in: 2 }],
  [appointmentPaymentStates, { unpaid: 0, paid: 1, waiting: 2 }],
  [appointmentSources, { system: 0, online: 1 }],
  [giftCardTypes, { paid: 0, loyalty: 1, free: 2 }],
  [giftCardStates, { used: 0, active: 1 }],
  [recordStates, { disabled: 0, active: 1 }],
  [paymentStates, { cancelled: 0, paid: 1 }],
  [platformPaymentStates, { cancelled: 0, not_paid: 1, paid: 2 }],
  [
    stockOperations,
    { add_quantity: 0, expired: 1, lost: 2, internal_use: 3, billing: 4, settled: 5, found: 6, taken_back: 7 },
  ],
  [whatsappConnectionStates, { disconnected: 0, connected: 1, server_disconnected: 2 }],
  [whatsappPackageStates, { disabled: 0, active: 1, paused: 2 }],
  [whatsappMainInstanceStates, { disconnected: 0, connected: 1, server_disconnected: 2, paused: 3 }],
  [campaignStates, { disabled: 0, active: 1, sending: 2, paused: 3, temporary_saved: 4, completed: 5 }],
  [campaignDeliveryStates, { failed: 0, pending: 1, sent: 2, unknown: 3, left_out: 4, held_back: 5 }],
  [suggestionStates, { rejected: 0, new: 1, under_processing: 2, done: 3 }],
  [
    emirates,
    {
      abu_dhabi: 1,
      al_ain: 2,
      western_area: 3,
      dubai: 4,
      sharjah: 5,
      ajman: 6,
      ras_al_khaimah: 7,
      fujairah: 8,
      umm_al_quwain: 9,
    },
  ],
  [accountRequestStates, { rejected: 0, active: 1, waiting_for_verify: 2, approved: 3 }],
  [productRequestStates, { rejected: 0, active: 1, approved: 2 }],
  [outgoingStates, { failed: 0, pending: 1, success: 2, sending: 3, unknown: 4, not_sent: 5 }],
  [failedLoginTypes, { email: 1, password: 2, blocked: 3 }],
  [offerServiceTypes, { fixed: 1, selection: 2 }],
  [penaltyTypes, { no_show: 1, others: 2 }],
  [paymentSources, { billing: 0, deposit: 1, debit_note: 2 }],
  [
    discountCodeCategories,
    { all: 1, all_services: 2, all_products: 3, selected: 4, selected_services: 5, selected_products: 6 },
  ],
  [disconnectedWhatsappOperations, { new_registration: 1, change_mobile: 2, forgot_password: 3 }],
  [genders, { male: 1, female: 2, business: 3, not_specific: 4 }],
  [
    socialLinkTypes,
    {
      telephone: 0,
      whatsapp: 1,
      google_maps: 2,
      instagram: 3,
      snapchat: 4,
      facebook: 5,
      facebook_page_id: 6,
      tiktok: 7,
      google_review: 8,
    },
  ],
] as const;

const named = [
  [accountStates, ['waiting_for_verify', 'requested', 'trial', 'active', 'expired', 'disabled', 'rejected', 'host']],
  [accountTiers, ['basic', 'advanced', 'premium']],
  [businessTypes, ['women_salon', 'men_salon', 'kids_salon', 'beauty_centre']],
  [appointmentOutcomes, ['scheduled', 'checked_in', 'achieved', 'cancelled', 'no_show', 'rescheduled']],
  [giftCardConditions, ['active', 'used', 'expired']],
  [paymentMethods, ['cash', 'credit_card', 'transfer', 'cheque', 'payment_link']],
  [paymentCoverages, ['paid', 'partially_paid', 'not_paid', 'waiting', 'cancelled']],
  [offerConditions, ['active', 'disabled', 'expired']],
  [whatsappPackageConditions, ['active', 'paused', 'expired', 'used_up', 'removed']],
  [customerTypes, ['frequent', 'missed', 'new']],
  [propertyStates, ['new', 'active', 'edited']],
  [propertyTypes, ['farm', 'chalet', 'mobile_house', 'mobile_boat']],
  [contractStates, ['draft', 'waiting', 'signed', 'cancelled']],
  [accountInvoiceStates, ['issued', 'paid', 'cancelled']],
  [ipStates, ['blocked', 'unblocked']],
] as const;

describe('codes of the client', () => {
  it.each(numbers.map(([list, codes]) => [Object.keys(codes).join(', '), list.codes, codes] as const))(
    '%s',
    (_, actual, expected) => {
      expect(actual).toEqual(expected);
    },
  );

  it.each(named.map(([list, codes]) => [codes.join(', '), list.choices, codes] as const))('%s', (_, choices, codes) => {
    expect(choices.map((choice) => choice.value)).toEqual([...codes]);
  });

  it('all have words in both languages', () => {
    for (const [list] of [...numbers, ...named]) {
      for (const { label } of list.choices) {
        expect(label.en).toMatch(/^[A-Z]/);
        expect(label.ar).toMatch(/[\u0621-\u064A]/);
      }
    }
  });
});

describe('moves the client states', () => {
  it('a cancelled payment stays cancelled', () => {
    expect(canMove(paymentStates, 1, 0)).toBe(true);
    expect(canMove(paymentStates, 0, 1)).toBe(false);
  });

  it('a disabled campaign can not be activated again; failed recipients can be sent to again', () => {
    for (const code of [1, 2, 3, 4, 5] as const) expect(canMove(campaignStates, 0, code)).toBe(false);
    expect(canMove(campaignStates, 1, 2)).toBe(true);
    expect(canMove(campaignStates, 2, 3) && canMove(campaignStates, 3, 2)).toBe(true);
    expect(canMove(campaignDeliveryStates, 0, 1)).toBe(true);
    expect(canMove(campaignDeliveryStates, 2, 1)).toBe(false);
  });

  it('packages pause and resume, contracts are signed once, account invoices can become paid', () => {
    expect(canMove(whatsappPackageStates, 1, 2) && canMove(whatsappPackageStates, 2, 1)).toBe(true);
    expect(canMove(contractStates, 'waiting', 'signed')).toBe(true);
    expect(movesOf(contractStates, 'signed')).toEqual([]);
    expect(canMove(contractStates, 'cancelled', 'waiting')).toBe(false);
    expect(canMove(accountInvoiceStates, 'issued', 'paid')).toBe(true);
    expect(canMove(accountInvoiceStates, 'cancelled', 'paid')).toBe(false);
  });

  it('accounts are approved, rejected, suspended, changed to trial or premium', () => {
    expect(canMove(accountStates, 'requested', 'trial')).toBe(true);
    expect(canMove(accountStates, 'requested', 'rejected')).toBe(true);
    expect(canMove(accountStates, 'active', 'disabled')).toBe(true);
    expect(canMove(accountStates, 'active', 'trial') && canMove(accountStates, 'trial', 'active')).toBe(true);
    expect(canMove(accountStates, 'rejected', 'active')).toBe(false);
    expect(canMove(accountRequestStates, 3, 0)).toBe(false);
  });

  it('a cancelled appointment is over, properties go new → active → edited → active', () => {
    expect(canMove(appointmentStates, 1, 2) && canMove(appointmentStates, 1, 0)).toBe(true);
    expect(canMove(appointmentStates, 0, 1)).toBe(false);
    expect(
      canMove(propertyStates, 'new', 'active') &&
        canMove(propertyStates, 'active', 'edited') &&
        canMove(propertyStates, 'edited', 'active'),
    ).toBe(true);
    expect(canMove(propertyStates, 'new', 'edited')).toBe(false);
  });
});
