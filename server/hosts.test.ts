import { expect, test } from "vitest";
import { isPrivateHost, networkOf } from "./hosts.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["not:an:address", "not:an:address"],
])("limits count %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each<[string, boolean]>([
  ["localhost", true],
  ["127.8.8.8", true],
  ["10.1.2.3", true],
  ["172.16.0.1", true],
  ["172.32.0.1", false],
  ["192.168.1.20", true],
  ["8.8.8.8", false],
  ["[::1]", true],
  ["[fd12::1]", true],
  ["[2001:db8::1]", false],
  ["postgres", true],
  ["printer.local", true],
  ["db.example.org", false],
  ["10.example.org", false],
])("%s is reached without the internet: %s", (host, isPrivate) => {
  expect(isPrivateHost(host)).toBe(isPrivate);
});
