import Address
import FormhausText
import Testing

@testable import FormhausGeocoder

/// How services are asked and what their answers mean.
@Suite struct ServiceTests {
  private func found(_ service: any Service, _ country: String, _ json: String) throws -> [AddressSearch
    .Suggestion]
  {
    try #require(service.suggestions(in: try JSONParser.parse(json), countryCode: country))
  }

  private func asked(_ service: any Service, _ country: String) -> String {
    service.query("a b", countryCode: country).map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  @Test func photon() throws {
    let service = Photon()
    #expect(asked(service, "DE") == "q=a b&limit=8&countrycode=DE&layer=house&layer=street")
    let found = try found(
      service, "DE",
      #"""
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [13.23, 52.51]}, "properties": {
          "osm_type": "W", "osm_id": 38862723, "osm_key": "leisure", "osm_value": "stadium", "type": "house",
          "name": "Olympiastadion Berlin", "street": "Olympischer Platz", "housenumber": "3", "postcode": "14053",
          "district": "Westend", "city": "Berlin", "state": "Berlin", "country": "Deutschland", "countrycode": "DE"}},
        {"type": "Feature", "properties": {"osm_type": "W", "osm_id": 1, "type": "street", "name": "Dorfstra\u00dfe",
          "postcode": "16356", "locality": "Blumberg", "county": "Barnim", "state": "Brandenburg", "countrycode": "DE"}},
        {"type": "Feature", "properties": {"name": "Dorfstra\u00dfe", "city": "Lech", "countrycode": "AT"}}
      ]}
      """#)
    #expect(found.map(\.title) == ["Olympischer Platz 3", "Dorfstra\u{DF}e"])
    #expect(found.map(\.subtitle) == ["Berlin, Berlin 14053", "Blumberg, Brandenburg 16356"])
    #expect(
      found.first?.address
        == Address(
          countryCode: "DE", street: "Olympischer Platz 3", city: "Berlin", region: "Berlin",
          postalCode: "14053")
    )
  }

  @Test func regionsAreWrittenAsTheCountryPrintsThem() throws {
    let found = try found(
      Photon(), "US",
      #"""
      {"features": [{"properties": {"type": "house", "street": "Market Street", "housenumber": 548,
        "postcode": "94104", "city": "San Francisco", "state": "California", "countrycode": "US"}}]}
      """#)
    #expect(found.map(\.title) == ["548 Market Street"])
    #expect(found.map(\.subtitle) == ["San Francisco, CA 94104"])
    #expect(found.first?.address?.region == "CA")
    #expect(found.first?.address?.regionCode == "US-CA")
  }

  nonisolated static let regions: [(country: String, members: String, region: String, code: String)] = [
    ("GB", #""state": "England", "county": "Devon""#, "Devon", ""),
    ("GB", #""state": "Wales""#, "Wales", ""),
    ("ES", #""state": "Comunidad de Madrid", "postcode": "28013""#, "M", ""),
    ("IE", #""state": "Leinster", "county": "County Carlow""#, "Co. Carlow", "IE-CW"),
    ("FR", #""state": "Bretagne", "county": "Morbihan""#, "Bretagne", ""),
    ("JP", #""state": "\u6771\u4eac\u90fd""#, "\u{6771}\u{4EAC}\u{90FD}", "JP-13"),
    ("US", #""state": "Nowhere", "postcode": "99999999""#, "Nowhere", ""),
  ]

  @Test(arguments: regions)
  func eachCountryHasItsLevelOfRegions(
    _ place: (country: String, members: String, region: String, code: String)
  ) throws {
    let answer =
      #"{"features": [{"properties": {"street": "S", "countrycode": "\#(place.country)", \#(place.members)}}]}"#
    let address = try found(Photon(), place.country, answer).first?.address
    #expect(address?.region == place.region)
    #expect(address?.regionCode == place.code)
  }

  @Test func codesOfRegionsAreUnderstood() throws {
    let found = try found(
      Nominatim(), "IT",
      #"""
      [{"address": {"road": "Via Roma", "city": "Agrigento", "county": "Agrigento", "ISO3166-2-lvl6": "IT-AG",
        "state": "Sicilia", "ISO3166-2-lvl4": "IT-82", "country_code": "it", "postcode": "92100"}}]
      """#)
    #expect(found.first?.address?.region == "AG")
    #expect(found.first?.address?.regionCode == "IT-AG")
  }

  @Test func pelias() throws {
    #expect(asked(Pelias(key: ""), "US") == "text=a b&size=8&boundary.country=US&layers=address,street")
    #expect(asked(Pelias(key: "k"), "US").hasSuffix("&api_key=k"))
    let answer = #"""
      {"geocoding": {"version": "0.2", "attribution": "https://geocode.earth/guidelines"}, "type": "FeatureCollection",
        "features": [
          {"type": "Feature", "properties": {"id": "1", "gid": "openaddresses:address:1", "layer": "address",
            "name": "30 West 26th Street", "housenumber": "30", "street": "West 26th Street", "postalcode": "10010",
            "country": "United States", "country_a": "USA", "country_code": "US", "region": "New York",
            "region_a": "NY", "county": "New York County", "localadmin": "Manhattan", "locality": "New York"}},
          {"type": "Feature", "properties": {"layer": "street", "name": "West 26th Street", "country_a": "USA",
            "region": "New York", "localadmin": "Manhattan"}}
        ]}
      """#
    let found = try found(Pelias(key: ""), "US", answer)
    #expect(found.map(\.title) == ["30 West 26th Street", "West 26th Street"])
    #expect(found.map(\.subtitle) == ["New York, NY 10010", "Manhattan, NY"])
  }

  @Test func addok() throws {
    let service = Addok(loaded: nil)
    #expect(asked(service, "FR") == "q=a b&limit=8&autocomplete=1")
    #expect(service.countries?.contains("DE") == false, "nothing is asked about Germany")
    let answer = #"""
      {"type": "FeatureCollection", "version": "draft", "attribution": "BAN", "licence": "ETALAB-2.0", "limit": 8,
        "query": "8 bd du port", "features": [
          {"type": "Feature", "geometry": {"type": "Point", "coordinates": [2.29, 49.89]}, "properties": {
            "label": "8 Boulevard du Port 80000 Amiens", "score": 0.49, "housenumber": "8", "id": "80021_6590_00008",
            "type": "housenumber", "name": "8 Boulevard du Port", "postcode": "80000", "citycode": "80021",
            "city": "Amiens", "context": "80, Somme, Hauts-de-France", "street": "Boulevard du Port"}},
          {"type": "Feature", "properties": {"type": "street", "name": "Rue du Port", "postcode": "80000",
            "city": "Amiens", "context": "80, Somme, Hauts-de-France"}},
          {"type": "Feature", "properties": {"type": "municipality", "name": "Port-le-Grand", "postcode": "80132",
            "city": "Port-le-Grand"}},
          {"type": "Feature", "properties": {"type": "street", "name": "Rue du Port", "postcode": "97110",
            "city": "Pointe-\u00e0-Pitre"}}
        ]}
      """#
    let france = try found(service, "FR", answer)
    #expect(france.map(\.title) == ["8 Boulevard du Port", "Rue du Port"])
    #expect(france.map(\.subtitle) == ["Amiens, Hauts-de-France 80000", "Amiens, Hauts-de-France 80000"])
    let guadeloupe = try found(service, "GP", answer)
    #expect(guadeloupe.map(\.subtitle) == ["Pointe-\u{E0}-Pitre, 97110"])
  }

  @Test func addokWithOtherAddresses() throws {
    let service = Addok(loaded: ["US", "DE"])
    #expect(asked(service, "US") == "q=a b&limit=8&autocomplete=1&countrycode=US")
    let found = try found(
      service, "US",
      #"""
      {"features": [
        {"properties": {"type": "housenumber", "name": "12 Market St", "housenumber": "12", "street": "Market St",
          "city": "Portland", "region": "OR", "postcode": "97201", "countrycode": "US"}},
        {"properties": {"type": "street", "name": "Marktplatz", "city": "Ulm", "countrycode": "DE"}}]}
      """#)
    #expect(found.map(\.title) == ["12 Market St"])
    #expect(found.map(\.subtitle) == ["Portland, OR 97201"])
  }

  @Test func nominatim() throws {
    let service = Nominatim()
    #expect(
      asked(service, "GB") == "q=a b&format=jsonv2&addressdetails=1&limit=8&countrycodes=gb&layer=address")
    #expect(service.isOnRequest)
    #expect(service.pace == .seconds(1))
    let found = try found(
      service, "GB",
      #"""
      [{"place_id": 100149, "licence": "Data \u00a9 OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
        "osm_type": "node", "osm_id": 452010817, "lat": "52.5487429714954", "lon": "-1.81602098644987",
        "category": "place", "type": "house", "place_rank": 30, "importance": 0.1, "addresstype": "place", "name": "",
        "display_name": "135, Pilkington Avenue, Maney, Sutton Coldfield, Birmingham, B72 1LH, United Kingdom",
        "address": {"house_number": "135", "road": "Pilkington Avenue", "hamlet": "Maney",
          "town": "Sutton Coldfield", "state_district": "West Midlands", "state": "England",
          "ISO3166-2-lvl4": "GB-ENG", "postcode": "B72 1LH", "country": "United Kingdom", "country_code": "gb"}},
       {"place_id": 2, "address": {"city": "Birmingham", "state": "England", "country_code": "gb"}}]
      """#)
    #expect(found.map(\.title) == ["135 Pilkington Avenue"])
    #expect(found.map(\.subtitle) == ["Sutton Coldfield, West Midlands B72 1LH"])
    let tokyo = try self.found(
      service, "JP",
      #"""
      [{"address": {"house_number": "2", "neighbourhood": "\u4e38\u306e\u5185\u4e00\u4e01\u76ee",
        "city": "\u5343\u4ee3\u7530\u533a", "province": "\u6771\u4eac\u90fd", "postcode": "100-0005",
        "country_code": "jp"}}]
      """#)
    #expect(tokyo.map(\.title) == ["\u{4E38}\u{306E}\u{5185}\u{4E00}\u{4E01}\u{76EE}2"])
    #expect(tokyo.first?.address?.region == "\u{6771}\u{4EAC}\u{90FD}")
  }

  @Test(arguments: GeocodingPreset.allCases)
  func whatIsNoAnswerIsNone(_ preset: GeocodingPreset) throws {
    let service = preset.service(
      try GeocoderOptions([preset.rawValue, "--url", "https://x.example"], environment: [:]))
    for text in ["{}", "7", "null", #""a""#, #"{"features": 7}"#, preset == .nominatim ? "{}" : "[]"] {
      #expect(service.suggestions(in: try JSONParser.parse(text), countryCode: "FR") == nil)
    }
    for text in [#"{"features": [7, {}, {"properties": 7}]}"#, #"[7, {}, {"address": 7}]"#] {
      #expect(service.suggestions(in: try JSONParser.parse(text), countryCode: "FR") ?? [] == [])
    }
  }
}
