import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkUpstreamAddress } from './upstream-address.rule.ts';

const told = (addresses: readonly string[]) =>
  addresses.map((address) => [address, checkUpstreamAddress(address)?.['zh-CN'] ?? null]);

it('the address of a server behind a gateway is one of http or https', () => {
  const taken = [
    'http://orders.example.com',
    'https://orders.example.com:8443/api/?a=b#c',
    'http://127.0.0.1:8080',
    'http://[::1]:8080/',
    'http://localhost',
    'http://10.0.0.5',
    'http://192.168.1.9/x',
    'HTTP://ORDERS',
    'http://[2001:db8::1]',
    'http://1.example.com',
  ];
  expect(told(taken)).toEqual(taken.map((address) => [address, null]));
  const noAddress = [
    'file:///etc/passwd',
    'javascript:alert(1)',
    'lb://order-service',
    'ftp://orders',
    'http://',
    'http:///x',
    'http://user:secret@orders.example.com',
    'http://orders.example.com@169.254.169.254',
    'http://169。254。169。254',
    'http://orders%2eexample.com',
    'http://a b',
    'http://orders\\@169.254.169.254',
    ' http://orders',
  ];
  expect(told(noAddress)).toEqual(noAddress.map((address) => [address, validatorMessages.url['zh-CN']]));
});

it('no call is handed on to link-local, metadata, unspecified, multicast or reserved addresses, in whatever notation', () => {
  const refused = [
    'http://169.254.169.254/latest/meta-data',
    'http://169.254.0.1',
    'http://169.254.169.254.',
    'http://2852039166',
    'http://0xa9fea9fe',
    'http://0xA9.0xFE.169.254',
    'http://0251.0376.0251.0376',
    'http://169.16689662',
    'http://0.0.0.0:8080',
    'http://0',
    'http://224.0.0.1',
    'http://255.255.255.255',
    'http://100.100.100.200',
    'http://metadata.google.internal',
    'http://Metadata.Google.Internal.',
    'http://[fe80::1]',
    'http://[febf::1]',
    'http://[::]',
    'http://[ff02::1]',
    'http://[fd00:ec2::254]',
    'http://[::ffff:169.254.169.254]',
    'http://[::ffff:a9fe:a9fe]',
    'http://[64:ff9b::169.254.169.254]',
    'http://[::169.254.169.254]',
    'http://[1::2::3]',
    'http://999.1.1.1',
    'http://1.2.3.4.5',
  ];
  expect(told(refused)).toEqual(refused.map((address) => [address, validatorMessages.upstreamHost['zh-CN']]));
});
