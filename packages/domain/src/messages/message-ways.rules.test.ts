import { describe, expect, it } from 'vitest';
import { hindranceOn, MESSAGE_CHANNELS, wayTo, type Reachable } from './message-ways.rules';

const noura: Reachable = {
  is_active: true,
  mobile: '+971501234567',
  email: 'noura@test.rawnaq',
  whatsapp_allowed: true,
  is_on_whatsapp: true,
  consents: {},
};

describe('what stands in the way', () => {
  it('of a message about her own visits is only her no; of an offer also that she has said nothing', () => {
    for (const channel of MESSAGE_CHANNELS) {
      expect(hindranceOn(noura, channel, 'service')).toBeNull();
      expect(hindranceOn(noura, channel, 'marketing')).toBe('no_consent');
      const said = (purpose: string, allowed: boolean) => ({
        ...noura,
        consents: { [`${channel}:${purpose}`]: allowed },
      });
      expect(hindranceOn(said('service', false), channel, 'service')).toBe('refused');
      expect(hindranceOn(said('marketing', false), channel, 'marketing')).toBe('refused');
      expect(hindranceOn(said('marketing', true), channel, 'marketing')).toBeNull();
      // A word about one purpose says nothing about the other.
      expect(hindranceOn(said('marketing', false), channel, 'service')).toBeNull();
      expect(hindranceOn(said('service', true), channel, 'marketing')).toBe('no_consent');
      expect(hindranceOn({ ...noura, is_active: false }, channel, 'service')).toBe('disabled');
    }
  });

  it('is also that there is no such address', () => {
    expect(hindranceOn({ ...noura, is_on_whatsapp: false }, 'whatsapp', 'service')).toBe('not_on_whatsapp');
    expect(hindranceOn({ ...noura, email: null }, 'email', 'service')).toBe('no_email');
    expect(hindranceOn({ ...noura, whatsapp_allowed: false }, 'whatsapp', 'service')).toBe('refused');
  });
});

describe('the way of a message', () => {
  it('is the first that is open, with those left after it', () => {
    expect(wayTo(noura, ['whatsapp', 'sms', 'email'], 'service')).toEqual({
      channel: 'whatsapp',
      address: '+971501234567',
      instead_of: null,
      why: null,
      left: ['sms', 'email'],
    });
    expect(wayTo({ ...noura, is_on_whatsapp: false }, ['whatsapp', 'email'], 'service')).toEqual({
      channel: 'email',
      address: 'noura@test.rawnaq',
      instead_of: 'whatsapp',
      why: 'not_on_whatsapp',
      left: [],
    });
  });

  it('is none where all are closed, for the reason of the one that was wished', () => {
    expect(wayTo({ ...noura, is_on_whatsapp: false, email: null }, ['whatsapp', 'email'], 'service')).toEqual({
      hindrance: 'not_on_whatsapp',
      channel: 'whatsapp',
    });
    expect(wayTo(noura, ['whatsapp', 'sms'], 'marketing')).toEqual({ hindrance: 'no_consent', channel: 'whatsapp' });
  });
});
